import { useEffect } from "react"
import { useTranslation } from "react-i18next"
import { useShownLocation } from "../../router/useShownLocation"
import { defaultLanding } from "../../services/settings/landing"
import { invitationStore, type Invitation } from "../../features/registration/invitation/invitation"
import { useInvitation } from "../../features/registration/invitation/useInvitation"
import { DefaultLayout } from "../../ui/layouts/DefaultLayout"
import { hrefOf } from "../../router/hrefs"
import { usePageNavigation } from "../../router/usePageNavigation"
import { useRegistrationState } from "../../services/state/useRegistrationState"
import { RegistrationPanel } from "../../features/registration/panel/RegistrationPanel"

/** Phases in which a form may still be shown here. */
const phasesWithForm = ["restoring", "checking", "failed", "accepted"]

const mayShowForm = ({ phase }: Invitation) => phasesWithForm.includes(phase)

export function Component() {
  const { t } = useTranslation("registration")
  const { search, state } = useShownLocation()
  const { navigateTo } = usePageNavigation()
  const leaving = !useInvitation(mayShowForm)
  const current = useRegistrationState(({ registrationFlow }) => registrationFlow)
  // An approved visitor who no longer has the token registers like any other.
  const flow = current === "waitingListApproved" && !state.token ? "default" : current
  useEffect(() => {
    // The first render of a static page does not know the browser's state yet.
    if (leaving && !mayShowForm(invitationStore.getState()))
      void navigateTo((language) => hrefOf("landing", language) + search, { replace: true })
  }, [leaving, search, navigateTo])
  return (
    <DefaultLayout title={t("started.title")}>
      {leaving ? null : <RegistrationPanel flow={flow} methods={defaultLanding.methods} />}
    </DefaultLayout>
  )
}
