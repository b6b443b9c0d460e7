import { useCallback } from "react"
import type { OnboardingKind } from "./model/steps"
import { registrationAreaId } from "../../ui/layouts/registrationAreaId"
import { loadablePart, useLoadedPart } from "../../shared/loading/useLoadedPart"

const onboarding = loadablePart(async () => (await import("./Onboarding")).Onboarding, "onboarding")

/** The onboarding of a landing page that has one. If the onboarding can't be loaded, the visitor just sees the form. */
export function OnboardingPart({ kind }: { kind: OnboardingKind }) {
  const { Part: Onboarding } = useLoadedPart(onboarding, true)
  const goToForm = useCallback(() => document.getElementById(registrationAreaId)?.focus(), [])
  return Onboarding ? <Onboarding kind={kind} onClosed={goToForm} /> : null
}
