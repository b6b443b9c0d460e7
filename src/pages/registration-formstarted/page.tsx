import { useEffect } from "react"
import { useTranslation } from "react-i18next"
import { useLocation, useNavigate } from "react-router-dom"
import { defaultLanding } from "../../config/landing"
import { useInvitation, type Invitation } from "../../features/invitation/invitation"
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
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const leaving = !useInvitation(isAtTheDoor)
  const current = useRegistrationState(({ registrationFlow }) => registrationFlow)
  // An approved visitor who has left the token behind registers like any other.
  const flow = current === "waitingListApproved" && !state?.token ? "default" : current
  useEffect(() => {
    // The first rendering of a static page does not know yet what the browser knows.
    if (leaving && !isAtTheDoor(useInvitation.getState()))
      void navigate(hrefOf("landing", language) + search, { replace: true })
  }, [leaving, language, search, navigate])
  return (
    <DefaultLayout title={t("started.title")}>
      {leaving ? null : <Door flow={flow} methods={defaultLanding.methods} />}
    </DefaultLayout>
  )
}
