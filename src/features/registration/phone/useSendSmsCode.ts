import { invitationStore } from "../invitation/invitation"
import { acceptedAfterCheck } from "../invitation/acceptedAfterCheck"
import { usePage } from "../../../router/usePage"
import { registrationStore } from "../../../services/state/registrationStore"
import { report } from "../../../services/monitoring/report"
import { startPhoneVerification, type StartOutcome } from "./api/startPhoneVerification"

/** The number for which a code was requested last, if there was no answer: the code may have been sent all the same. */
let unansweredNumber: string | undefined

/**
 * Returns a function that sends a one-time code to a number in E.164 form. If the answer to the last request was lost
 * and the backend now refuses to send another one so soon, the first was sent, and that is the outcome.
 */
export function useSendSmsCode(): (phoneNumber: string) => Promise<StartOutcome> {
  const { language } = usePage()
  return async (phoneNumber) => {
    const accepted = await acceptedAfterCheck()
    const invitation = invitationStore.getState()
    if (invitation.phase === "failed") return { kind: "unanswered", failure: invitation.failure }
    // The form for the registration code replaces the phone form.
    if (!accepted) return { kind: "codeRejected" }
    const { registrationCode } = registrationStore.getState()
    const outcome = await startPhoneVerification(registrationCode, phoneNumber, language)
    if (outcome.kind === "tooSoon" && outcome.unknownStatus) {
      report({ name: "unknown-phone-verification-status", detail: outcome.unknownStatus })
    }
    const wasSentBefore = outcome.kind === "tooSoon" && !outcome.unknownStatus && unansweredNumber === phoneNumber
    unansweredNumber = outcome.kind === "unanswered" ? phoneNumber : undefined
    return wasSentBefore ? { kind: "sent", cooldownSeconds: outcome.cooldownSeconds } : outcome
  }
}
