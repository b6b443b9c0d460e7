import { useEffect } from "react"
import { useTranslation } from "react-i18next"
import { useNavigate } from "react-router-dom"
import { useShownLocation } from "../../ui/useShownLocation"
import { defaultLanding } from "../../config/landing"
import { invitationStore, type Invitation } from "../../features/invitation/invitation"
import { useInvitation } from "../../features/invitation/useInvitation"
import { DefaultLayout } from "../../layouts/PageLayout"
import { hrefOf } from "../../routes/hrefs"
import { usePage } from "../../routes/usePage"
import { useRegistrationState } from "../../state/registrationState"
import { Door } from "../parts/Door"

/** Phases in which a form can still be shown here. */
const phasesAtTheDoor = ["remembering", "checking", "accepted"]

const isAtTheDoor = ({ phase }: Invitation) => phasesAtTheDoor.includes(phase)

export function Component() {
  const { t } = useTranslation("registration")
  const { language } = usePage()
  const { search, state } = useShownLocation()
  const navigate = useNavigate()
  const leaving = !useInvitation(isAtTheDoor)
  const current = useRegistrationState(({ registrationFlow }) => registrationFlow)
  // An approved visitor who has left the token behind registers like any other.
  const flow = current === "waitingListApproved" && !state?.token ? "default" : current
  useEffect(() => {
    // The first rendering of a static page does not know yet what the browser knows.
    if (leaving && !isAtTheDoor(invitationStore.getState()))
      void navigate(hrefOf("landing", language) + search, { replace: true })
  }, [leaving, language, search, navigate])
  return (
    <DefaultLayout title={t("started.title")}>
      {leaving ? null : <Door flow={flow} methods={defaultLanding.methods} />}
    </DefaultLayout>
  )
}
