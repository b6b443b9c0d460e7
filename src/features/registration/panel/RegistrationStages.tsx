import { useEffect, useState, type ReactNode } from "react"
import { useTranslation } from "react-i18next"
import type { LandingConfiguration, RegistrationFlow } from "../../../services/settings/landing"
import type { Language } from "../../../lib/languages"
import { LoadFailure } from "../../../shared/feedback/LoadFailure"
import { useInvitation } from "../invitation/useInvitation"
import type { Stage } from "../model/flow"
import { useIsCorrecting } from "../form/useFieldToCorrect"
import { useFlow } from "./useFlow"
import { SignUpMethods } from "../social/SignUpMethods"
import { ensureExtraTexts } from "../../../services/i18n/i18n"
import { useRedirectToDeny, useEmailToken } from "../../../shared/token/useEmailToken"
import { FormHeading } from "./FormHeading"
import { FormStage } from "./FormStage"
import { ApprovedGreeting } from "./ApprovedGreeting"
import { MemberNotice } from "./MemberNotice"
import { useLoadedPart } from "../../../shared/feedback/useLoadedPart"
import { Loading } from "../../../shared/feedback/Loading"
import { BackButton } from "./BackButton"

interface RegistrationStagesProps extends Pick<LandingConfiguration, "flow" | "methods"> {
  /** The code form. */
  children: ReactNode
}

/** The stages of a landing page's flow (product decisions, section 4); a member sees a notice instead. */
export function RegistrationStages(props: RegistrationStagesProps) {
  const member = useInvitation((invitation) => invitation.phase === "accepted" && invitation.member)
  return member ? <MemberNotice /> : <StageContent {...props} />
}

/** The content of the flow's current stage. */
function StageContent({ flow, methods, children }: RegistrationStagesProps) {
  const { t } = useTranslation("registration")
  const { stage, focused, approved, phoneToken, dispatch, goTo, goBack } = useStage(flow)
  switch (stage) {
    case "reading":
    case "denied":
    case "deniedExpired":
      return <Loading />
    case "code":
      return (
        <>
          {approved ? <ApprovedGreeting email={approved.email} /> : null}
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
              dispatch({ type: "phoneConfirmed", token: confirmed })
              goTo("phoneForm", { replace: true })
            }}
          />
          <BackButton onClick={goBack}>{t("methods.another")}</BackButton>
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
          onFirstStepDone={() => {
            dispatch({ type: "firstStepDone" })
            goTo("leanStep2")
          }}
          onFirstStepInvalid={() => dispatch({ type: "firstStepInvalid" })}
          onBack={goBack}
        />
      )
  }
}

/** The current stage, from the code, an approved visitor's token and what the visitor has done. */
function useStage(flow: RegistrationFlow) {
  const codeAccepted = useInvitation(({ phase }) => phase === "accepted")
  const typed = useInvitation((invitation) => invitation.phase === "accepted" && invitation.typed)
  const token = useEmailToken()
  const { stage, ...navigation } = useFlow({ flow, codeAccepted, token: token?.kind ?? "reading" })
  const moved = useMoved(stage)
  const correcting = useIsCorrecting()
  useRedirectDenied(stage)
  const approved = flow === "waitingListApproved" && token?.kind === "valid" ? token : undefined
  return { stage, approved, focused: (moved || typed) && !correcting, ...navigation }
}

async function loadPhone(language: Language) {
  const [module] = await Promise.all([import("../phone/PhoneSignUp"), ensureExtraTexts(language, "phone")])
  return module.PhoneSignUp
}

function Phone(props: { focused: boolean; onConfirmed: (token: string) => void }) {
  const { Part, failed, retry } = useLoadedPart(loadPhone, true)
  if (Part) return <Part {...props} />
  return failed ? <LoadFailure onRetry={retry} /> : <Loading />
}

const stagesWithoutFocus: readonly Stage[] = ["reading", "code"]

/** Whether the visitor moved here from another stage, so that focus should follow. */
function useMoved(stage: Stage): boolean {
  const [shown, setShown] = useState({ stage, moved: false })
  if (shown.stage !== stage) setShown({ stage, moved: !stagesWithoutFocus.includes(shown.stage) })
  return shown.stage === stage ? shown.moved : false
}

/** Redirects an approved visitor with an invalid token to the deny page: the link is wrong, not the invitation. */
function useRedirectDenied(stage: Stage): void {
  const deny = useRedirectToDeny()
  useEffect(() => {
    if (stage === "denied") deny("waiting-list")
    if (stage === "deniedExpired") deny("expired")
  }, [stage, deny])
}
