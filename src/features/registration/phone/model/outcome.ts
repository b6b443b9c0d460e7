import type { Answer, ApiFailure } from "../../../../services/api/failure"
import type {
  ConfirmPhoneVerificationMutation,
  StartPhoneVerificationMutation,
} from "../../../../services/api/generated"
import type { FollowUp } from "../../../../shared/outcome/followUp"

/** Seconds to wait before another code can be sent, unless the backend says otherwise. */
const codeCooldownSeconds = 60

/** Outcome of requesting a one-time code. */
export type StartOutcome =
  | { kind: "sent"; cooldownSeconds: number }
  | { kind: "tooSoon"; cooldownSeconds: number; unknownStatus?: string }
  | { kind: "invalidNumber" }
  /** Nothing was sent: the registration code was rejected. */
  | { kind: "codeRejected" }
  | { kind: "unanswered"; failure: ApiFailure }

/** Reads the backend's answer to startPhoneVerification. An unknown status is treated as too soon, and reported. */
export function startOutcome(answer: Answer<StartPhoneVerificationMutation>): StartOutcome {
  if (!answer.ok) return { kind: "unanswered", failure: answer.failure }
  const { status, retryAfterSeconds } = answer.data.startPhoneVerification
  if (status === "INVALID_NUMBER") return { kind: "invalidNumber" }
  const cooldownSeconds = retryAfterSeconds ?? codeCooldownSeconds
  if (status === "CODE_SENT") return { kind: "sent", cooldownSeconds }
  return { kind: "tooSoon", cooldownSeconds, ...(status !== "TOO_SOON" && { unknownStatus: status }) }
}

/**
 * What follows a request for a code: its outcome is shown in place. A visitor who left before the answer finds the step
 * to enter the code when coming back, even if that was before the answer too.
 */
export const startFollowUp = (outcome: StartOutcome): FollowUp<StartOutcome> => ({
  result: outcome,
  ...(outcome.kind === "sent" && { saveIfLeft: { smsCodeUnseen: true } }),
})

/** Why a code was not accepted, as a key in the namespace `phone`. */
export type SmsCodeRejection = "wrong" | "expired" | "tooMany"

/** Outcome of submitting a one-time code. */
export type ConfirmOutcome =
  | { kind: "confirmed"; token: string }
  | { kind: "rejected"; reason: SmsCodeRejection; unknownStatus?: string }
  | { kind: "unanswered"; failure: ApiFailure }

/**
 * Reads the backend's answer to confirmPhoneVerification. A confirmation without a token and an unknown status are
 * treated as an expired code, and reported.
 */
export function confirmOutcome(answer: Answer<ConfirmPhoneVerificationMutation>): ConfirmOutcome {
  if (!answer.ok) return { kind: "unanswered", failure: answer.failure }
  const { status, phoneVerificationToken: token } = answer.data.confirmPhoneVerification
  if (status === "CONFIRMED" && token) return { kind: "confirmed", token }
  if (status === "WRONG_CODE") return { kind: "rejected", reason: "wrong" }
  if (status === "TOO_MANY_ATTEMPTS") return { kind: "rejected", reason: "tooMany" }
  return { kind: "rejected", reason: "expired", ...(status !== "EXPIRED" && { unknownStatus: status }) }
}

/** What follows a submitted code: its outcome is shown in place. */
export function confirmFollowUp(outcome: ConfirmOutcome): FollowUp<ConfirmOutcome> {
  const unknownStatus = outcome.kind === "rejected" ? outcome.unknownStatus : undefined
  const report = unknownStatus && { name: "unknown-phone-confirmation-status", detail: unknownStatus }
  return { result: outcome, ...(report && { report }) }
}
