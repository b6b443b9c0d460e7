import { useEffect } from "react"
import { useTranslation } from "react-i18next"
import { useShownLocation } from "../../router/useShownLocation"
import { defaultLanding, type LandingConfiguration } from "../../services/settings/landing"
import { checkKnownCode, invitationStore, isInvited } from "../../features/registration/invitation/invitation"
import { useAnotherCode } from "../../features/registration/invitation/useAnotherCode"
import { useInvitation } from "../../features/registration/invitation/useInvitation"
import { DefaultLayout } from "../../ui/layouts/split/SplitLayout"
import { useHydrated } from "../../ui/useHydrated"
import { routerPathOf } from "../../router/hrefs"
import { usePageNavigation } from "../../router/usePageNavigation"
import { useRegistrationState } from "../../services/state/useRegistrationState"
import { LoadFailure } from "../../shared/feedback/LoadFailure"
import { Loading } from "../../shared/feedback/Loading"
import { useLoadedPart } from "../../shared/loading/useLoadedPart"
import { StagesOrFallback } from "../../features/registration/panel/StagesOrFallback"
import { stages } from "../../features/registration/panel/stages"

/** Loads the form together with the page, which shows it at once. */
export { preloadStages as preload } from "../../features/registration/panel/stages"

export function Component() {
  const { t } = useTranslation("registration")
  const { search, state } = useShownLocation()
  const { navigateTo } = usePageNavigation()
  useAnotherCode()
  const hydrated = useHydrated()
  const invited = useInvitation(isInvited)
  // A prerendered page holds the form for every visitor, and shows it only to those who are invited.
  const leaving = hydrated && !invited
  const current = useRegistrationState(({ registrationFlow }) => registrationFlow)
  // An approved visitor who no longer has the token registers like any other.
  const flow = current === "waitingListApproved" && !state.token ? "default" : current
  // Before the next effect: the check makes a visitor invited whose page load began on a page that needs no code.
  useEffect(checkKnownCode, [])
  useEffect(() => {
    if (leaving && !isInvited(invitationStore.getState()))
      void navigateTo((language) => routerPathOf("landing", language) + search, {
        replace: true,
        // The code form is the landing page's, also for another code.
        state: { step: state.step },
      })
  }, [leaving, search, state.step, navigateTo])
  return (
    <DefaultLayout title={t("started.title")} isLow>
      {leaving ? null : <InvitedForm flow={flow} methods={defaultLanding.methods} />}
    </DefaultLayout>
  )
}

/**
 * What follows an accepted code, for a page without a code form. Until hydrated, who is not invited sees nothing.
 */
function InvitedForm(content: Pick<LandingConfiguration, "flow" | "methods">) {
  const hydrated = useHydrated()
  const { Part, failed, retry } = useLoadedPart(stages, hydrated)
  const waiting = failed ? <LoadFailure onRetry={retry} /> : <Loading />
  return <StagesOrFallback {...content} Stages={Part} showStages fallback={hydrated ? waiting : null} />
}
