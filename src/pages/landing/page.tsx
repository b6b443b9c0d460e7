import { useEffect } from "react"
import { useTranslation } from "react-i18next"
import { landingAt, type RegistrationFlow } from "../../config/landing"
import { useInvitation } from "../../features/invitation/invitation"
import { Benefits } from "../../features/landing/Benefits"
import { Claims } from "../../features/landing/Claims"
import { Hero } from "../../features/landing/Hero"
import { House } from "../../features/landing/House"
import { HowItWorks } from "../../features/landing/HowItWorks"
import { mainDescription } from "../../features/landing/model/mainDescription"
import { Questions } from "../../features/landing/Questions"
import { LandingLayout } from "../../layouts/landing/LandingLayout"
import { usePage } from "../../routes/usePage"
import { useRegistrationState } from "../../state/registrationState"
import { Door } from "../parts/Door"

/** What the page is known by outside: its main description before anybody has come. */
const nobody = { accepted: false, named: false, secondStep: false }

export function Component() {
  const { t } = useTranslation(["landing", "common", "variants"])
  const { path } = usePage()
  const landing = landingAt(path)
  const { flow, methods, layout, formFinishedInPopup } = landing
  const accepted = useInvitation(({ phase }) => phase === "accepted")
  const inviter = useRegistrationState((state) => state.inviter)
  const secondStep = useRegistrationState(({ registrationFlow }) => registrationFlow === "leanStep2")
  const busy = useRegistrationState((state) => state.isLandingPageLoading)
  useEffect(() => keepLandingOptions(flow, formFinishedInPopup), [flow, formFinishedInPopup])
  const known = mainDescription(landing, nobody)
  const shown = mainDescription(landing, {
    accepted,
    named: Boolean(inviter),
    secondStep: accepted && secondStep && flow === "leanStep1",
  })
  const words = (name: typeof shown, kind: "title" | "text") => {
    if (name === "default") return t(`main.default.${kind}`)
    return name === "invited" ? t(`main.viral.${kind}`, { inviter }) : t(`variants:${name}.${kind}`)
  }
  return (
    <LandingLayout
      variant={layout}
      title={known === "default" ? t("meta.title") : words(known, "title")}
      description={known === "default" ? t("meta.description") : words(known, "text")}
      heading={words(shown, "title")}
      lead={words(shown, "text")}
      picture={<Hero />}
      door={<Door flow={flow} methods={methods} finishedInPopup={formFinishedInPopup} />}
      busy={busy}
    >
      <Claims />
      <Benefits />
      <HowItWorks />
      <House />
      <Questions />
    </LandingLayout>
  )
}

/** Tells the rest of the visit which landing page it came from; a step that was reached in its flow stays. */
function keepLandingOptions(flow: RegistrationFlow, registrationFormFinishedInPopup: boolean): void {
  useRegistrationState.setState(({ registrationFlow: before }) => ({
    registrationFormFinishedInPopup,
    registrationFlow: flow === "leanStep1" && before === "leanStep2" ? before : flow,
  }))
}
