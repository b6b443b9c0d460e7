import { useTranslation } from "react-i18next"
import { useInvitation } from "../../features/invitation/invitation"
import { Benefits } from "../../features/landing/Benefits"
import { Claims } from "../../features/landing/Claims"
import { Hero } from "../../features/landing/Hero"
import { House } from "../../features/landing/House"
import { HowItWorks } from "../../features/landing/HowItWorks"
import { Questions } from "../../features/landing/Questions"
import { LandingLayout } from "../../layouts/landing/LandingLayout"
import { useRegistrationState } from "../../state/registrationState"
import { Door } from "../parts/Door"

export function Component() {
  const { t } = useTranslation(["landing", "common"])
  const accepted = useInvitation((invitation) => invitation.phase === "accepted")
  const inviter = useRegistrationState((state) => state.inviter)
  const named = accepted && inviter
  return (
    <LandingLayout
      variant="right-double-column"
      title={t("meta.title")}
      description={t("meta.description")}
      heading={named ? t("main.viral.title", { inviter }) : t("main.default.title")}
      lead={t(named ? "main.viral.text" : "main.default.text")}
      picture={<Hero />}
      door={<Door />}
    >
      <Claims />
      <Benefits />
      <HowItWorks />
      <House />
      <Questions />
    </LandingLayout>
  )
}
