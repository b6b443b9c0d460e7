import { useEffect, useState, type ReactNode } from "react"
import { useTranslation } from "react-i18next"
import type { LandingConfiguration, RegistrationFlow } from "../../../services/settings/landing"
import { LoadFailure } from "../../../shared/feedback/LoadFailure"
import { CheckFailure } from "../invitation/CheckFailure"
import { isInvited } from "../invitation/invitation"
import { needsMemberNotice } from "../invitation/needsMemberNotice"
import { useInvitation } from "../invitation/useInvitation"
import type { Stage, ApprovedVisitor } from "../model/flow"
import type { PhoneSignUpProps } from "../phone/PhoneSignUp"
import { useIsCorrecting } from "../form/useFocusOnEmailToCorrect"
import { useFlow } from "./useFlow"
import { SignUpMethods } from "../social/SignUpMethods"
import type { EmailTokenReading } from "../../../shared/token/emailToken"
import { useRedirectToDeny, useEmailToken } from "../../../shared/token/useEmailToken"
import { FormHeading } from "./FormHeading"
import { FormStage } from "./FormStage"
import { ApprovedGreeting } from "./ApprovedGreeting"
import { MemberNotice } from "./MemberNotice"
import { UnseenEmailNotice } from "../finished/UnseenEmailNotice"
import { loadablePart, useLoadedPart } from "../../../shared/loading/useLoadedPart"
import { Loading } from "../../../shared/feedback/Loading"
import { BackButton } from "./BackButton"
import { useHydrated } from "../../../ui/useHydrated"

// Re-exported for stages.ts: an import of execute.ts there would put that file into the chunk of the landing page,
// which does not need it.
export { preloadClient } from "../../../services/api/execute"

/** What the panel passes to the stages. */
export interface RegistrationStagesProps extends Pick<LandingConfiguration, "flow" | "methods"> {
  inviterNamed?: boolean | undefined
  /** The code form with a greeting below its heading, for a flow that shows it among its stages. */
  children?: ((greeting: ReactNode) => ReactNode) | undefined
}

/** The stages of a landing page's flow (product decisions, section 4); a member sees a notice instead. */
export function RegistrationStages(props: RegistrationStagesProps) {
  return useInvitation(needsMemberNotice) ? <MemberNotice /> : <StageContent {...props} />
}

function StageContent({ flow, methods, inviterNamed, children }: RegistrationStagesProps) {
  const { t } = useTranslation("registration")
  const { stage, focused, approved, phone, dispatch, confirmPhone, goTo, goBack, goToStart, ...sms } = useStage(flow)
  switch (stage) {
    case "reading":
    case "denied":
    case "deniedExpired":
      return <Loading />
    case "code":
      return (
        <>
          <UnseenEmailNotice />
          {children?.(approved ? <ApprovedGreeting email={approved.email} /> : null)}
        </>
      )
    case "methods":
      return (
        <>
          <FormHeading key={stage} focused={focused} text={t("methods.heading")} />
          <UnseenEmailNotice />
          <CheckFailure />
          <SignUpMethods methods={methods} onEmail={() => goTo("email")} onPhone={() => goTo("phone")} />
        </>
      )
    case "phone":
    case "phoneCode":
      return (
        <>
          <Phone
            step={stage}
            focused={focused}
            sent={sms.sentSmsCode}
            confirmed={phone}
            expiredNumber={sms.expiredNumber}
            onContinue={goTo}
            onConfirmed={confirmPhone}
            onChangeNumber={goBack}
          />
          <UnseenEmailNotice />
          <BackButton onClick={goToStart}>{t("methods.another")}</BackButton>
        </>
      )
    default:
      return (
        <FormStage
          stage={stage}
          flow={flow}
          focused={focused}
          inviterNamed={inviterNamed}
          phone={phone}
          onChangeNumber={() => goTo("phone")}
          onPhoneExpired={() => dispatch({ type: "phoneExpired" })}
          approved={approved}
          onFirstStepDone={() => {
            dispatch({ type: "firstStepDone" })
            goTo("leanStep2")
          }}
          onFirstStepInvalid={() => {
            dispatch({ type: "firstStepInvalid" })
            goToStart()
          }}
          onBack={goToStart}
        />
      )
  }
}

/** The current stage, from the code, an approved visitor's token and what the visitor has done. */
function useStage(flow: RegistrationFlow) {
  const hydrated = useHydrated()
  const invited = useInvitation(isInvited)
  const accepted = useInvitation(({ phase }) => phase === "accepted")
  const asked = useInvitation(
    (invitation) => invitation.phase === "accepted" && (invitation.typed || invitation.forSomeoneElse === true),
  )
  const token = useEmailToken()
  const { stage, ...navigation } = useFlow({
    flow,
    // A prerendered page holds what an invited visitor sees, with a valid token where the flow asks for one.
    invited: invited || !hydrated,
    accepted,
    token: token?.kind ?? (hydrated ? "reading" : "valid"),
  })
  const moved = useMoved(stage, hydrated)
  const correcting = useIsCorrecting()
  useRedirectDenied(stage)
  const approved = flow === "waitingListApproved" ? approvedBy(token, hydrated) : undefined
  return { stage, approved, focused: (moved || asked) && !correcting, ...navigation }
}

/** The approved visitor whom a token names; until the page is hydrated, a visitor who is not known yet. */
function approvedBy(token: EmailTokenReading | undefined, hydrated: boolean): ApprovedVisitor | undefined {
  if (!hydrated) return { token: undefined, email: undefined }
  return token?.kind === "valid" ? token : undefined
}

const phoneSignUp = loadablePart(async () => (await import("../phone/PhoneSignUp")).PhoneSignUp, "phone")

function Phone(props: PhoneSignUpProps) {
  const { Part, failed, retry } = useLoadedPart(phoneSignUp, true)
  if (Part) return <Part {...props} />
  return failed ? <LoadFailure onRetry={retry} /> : <Loading />
}

/** Stages that give no focus to the next one: "reading" ends by itself, and after "code", `asked` decides. */
const stagesLeftWithoutFocus: readonly Stage[] = ["reading", "code"]

/** Whether the visitor moved here from another stage, so that focus should follow. */
function useMoved(stage: Stage, hydrated: boolean): boolean {
  const [shown, setShown] = useState({ stage, hydrated, moved: false })
  if (shown.stage !== stage || shown.hydrated !== hydrated) {
    // Hydration shows the step of the history entry, which the prerendered page could not know.
    const moved = shown.hydrated && shown.stage !== stage && !stagesLeftWithoutFocus.includes(shown.stage)
    setShown({ stage, hydrated, moved })
  }
  return shown.stage === stage ? shown.moved : false
}

/**
 * Redirects a visitor whose token is not valid to the deny page: for an invalid token with the reason `waiting-list`,
 * since the link is wrong, not the invitation; for an expired one with `expired`, as for an expired invitation.
 */
function useRedirectDenied(stage: Stage): void {
  const deny = useRedirectToDeny()
  useEffect(() => {
    if (stage === "denied") deny("waiting-list")
    if (stage === "deniedExpired") deny("expired")
  }, [stage, deny])
}
