import { useEffect, useState, type ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { useNavigate } from "react-router-dom"
import type { LandingConfiguration, RegistrationFlow } from "../../config/landing"
import type { Language } from "../../config/languages"
import { LoadFailure } from "../../feedback/LoadFailure"
import { useInvitation } from "../../features/invitation/useInvitation"
import type { Stage } from "../../features/registration/model/flow"
import { useFlow } from "../../features/registration/useFlow"
import { SignUpMethods } from "../../features/social-sign-up/SignUpMethods"
import { ensureExtraTexts } from "../../i18n/i18n"
import { hrefOf } from "../../routes/hrefs"
import { usePage } from "../../routes/usePage"
import { useEmailToken } from "../../token/useEmailToken"
import { FormHeading } from "./FormHeading"
import { FormStage } from "./FormStage"
import { Greeting } from "./Greeting"
import { useLoadedPart } from "./useLoadedPart"
import { Loading } from "./Loading"
import { WayBack } from "./WayBack"

interface RegistrationAreaProps extends Pick<LandingConfiguration, "flow" | "methods"> {
  /** The code form. */
  children: ReactNode
}

/** What a landing page's flow asks a visitor for (product decisions, section 4), stage by stage. */
export function RegistrationArea({ flow, methods, children }: RegistrationAreaProps) {
  const { t } = useTranslation("registration")
  const { stage, focused, approved, phoneToken, happened, goTo, goBack } = useArea(flow)
  switch (stage) {
    case "reading":
    case "denied":
    case "deniedExpired":
      return <Loading />
    case "code":
      return (
        <>
          {approved ? <Greeting email={approved.email} /> : null}
          {children}
        </>
      )
    case "methods":
      return (
        <>
          <FormHeading key={stage} focused={focused} text={t("methods.heading")} />
          <SignUpMethods methods={methods} onEmail={() => goTo("email")} onPhone={() => goTo("phone")} />
        </>
      )
    case "phone":
      return (
        <>
          <Phone
            focused={focused}
            onConfirmed={(confirmed) => {
              happened({ type: "phoneConfirmed", token: confirmed })
              goTo("phoneForm", { replace: true })
            }}
          />
          <WayBack onClick={goBack}>{t("methods.another")}</WayBack>
        </>
      )
    default:
      return (
        <FormStage
          stage={stage}
          flow={flow}
          focused={focused}
          phoneToken={phoneToken}
          approved={approved}
          onFirstPartDone={() => {
            happened({ type: "firstStepDone" })
            goTo("second")
          }}
          onFirstPartWrong={() => happened({ type: "firstStepWrong" })}
          onBack={goBack}
        />
      )
  }
}

/** The flow's stage with what decides it: the code, an approved visitor's token, and what the visitor has done. */
function useArea(flow: RegistrationFlow) {
  const coded = useInvitation(({ phase }) => phase === "accepted")
  const typed = useInvitation((invitation) => invitation.phase === "accepted" && invitation.typed)
  const token = useEmailToken()
  const { stage, ...ways } = useFlow({ flow, coded, token: token?.kind ?? "reading" })
  const moved = useMoved(stage)
  useDenial(stage)
  const approved = flow === "waitingListApproved" && token?.kind === "valid" ? token : undefined
  return { stage, approved, focused: moved || typed, ...ways }
}

async function loadPhone(language: Language) {
  const [module] = await Promise.all([import("../../features/phone/PhoneSignUp"), ensureExtraTexts(language, "phone")])
  return module.PhoneSignUp
}

function Phone(props: { focused: boolean; onConfirmed: (token: string) => void }) {
  const { Part, failed, retry } = useLoadedPart(loadPhone, true)
  if (Part) return <Part {...props} />
  return failed ? <LoadFailure onRetry={retry} /> : <Loading />
}

const beforeTheForm: readonly Stage[] = ["reading", "code"]

/** Whether the visitor has come to a stage from another one, so that focus should follow. */
function useMoved(stage: Stage): boolean {
  const [shown, setShown] = useState({ stage, moved: false })
  if (shown.stage !== stage) setShown({ stage, moved: !beforeTheForm.includes(shown.stage) })
  return shown.stage === stage ? shown.moved : false
}

/** Sends a visitor whose token is no good to the deny page. */
function useDenial(stage: Stage): void {
  const navigate = useNavigate()
  const { language } = usePage()
  const denied = stage === "denied" || stage === "deniedExpired"
  useEffect(() => {
    if (!denied) return
    const reason = stage === "deniedExpired" ? "?reason=expired" : ""
    void navigate(hrefOf("registration-deny", language) + reason, { replace: true })
  }, [denied, stage, language, navigate])
}
