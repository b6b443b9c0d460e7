import type { LandingConfiguration } from "../../../services/settings/landing"
import { LoadFailure } from "../../../shared/feedback/LoadFailure"
import { Loading } from "../../../shared/feedback/Loading"
import { useLoadedPart } from "../../../shared/loading/useLoadedPart"
import { useHydrated } from "../../../ui/useHydrated"
import { StagesOrFallback } from "./StagesOrFallback"
import { stages } from "./stages"

/**
 * What follows an accepted code, for a page without a code form. Until the page is hydrated, a visitor who is not
 * invited sees nothing.
 */
export function InvitedForm(content: Pick<LandingConfiguration, "flow" | "methods">) {
  const hydrated = useHydrated()
  const { Part, failed, retry } = useLoadedPart(stages, hydrated)
  const waiting = failed ? <LoadFailure onRetry={retry} /> : <Loading />
  return <StagesOrFallback {...content} Stages={Part} showStages fallback={hydrated ? waiting : null} />
}
