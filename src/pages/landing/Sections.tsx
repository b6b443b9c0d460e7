import { ApplyInstead, Sections } from "../../features/landing/Sections"
import { useLanding } from "../../features/landing/useLanding"
import { ClosingInvitation } from "../../features/registration/invitation/ClosingInvitation"
import { isInvited } from "../../features/registration/invitation/invitation"
import { useInvitation } from "../../features/registration/invitation/useInvitation"
import { usePage } from "../../router/usePage"
import { useHydrated } from "../../ui/useHydrated"

/**
 * Loads the hero of the landing pages with art of their own (`hasOwnArt`). Here because this chunk comes late anyway:
 * an import() in page.tsx would add bytes to the initial code of every landing page.
 */
export const loadOwnArtHero = () => import("../../features/landing/OwnArtHero")

/** The sections below the opening of the landing page. Named `Part` for `deferredPart` (ui/deferredPart.ts). */
export function Part() {
  const { path } = usePage()
  const { stableConfiguration } = useLanding(path)
  const invited = useInvitation(isInvited)
  const hydrated = useHydrated()
  return (
    <Sections configuration={stableConfiguration} invited={hydrated && invited}>
      <ClosingInvitation>
        <ApplyInstead />
      </ClosingInvitation>
    </Sections>
  )
}
