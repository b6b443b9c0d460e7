import type { Answer, ApiFailure } from "../../../../services/api/failure"
import type {
  ConfirmPhoneVerificationMutation,
  StartPhoneVerificationMutation,
} from "../../../../services/api/generated"

/** Seconds to wait before another code can be sent, unless the backend says otherwise. */
const codeCooldownSeconds = 60

/** Outcome of requesting a one-time code. */
export type StartOutcome =
  | { kind: "sent"; cooldownSeconds: number }
  | { kind: "tooSoon"; cooldownSeconds: number }
  | { kind: "invalidNumber" }
  | { kind: "failed"; failure: ApiFailure }

/** Reads the backend's answer to startPhoneVerification. An unknown status is treated as too soon. */
export function startOutcome(answer: Answer<StartPhoneVerificationMutation>): StartOutcome {
  if (!answer.ok) return { kind: "failed", failure: answer.failure }
  const { status, retryAfterSeconds } = answer.data.startPhoneVerification
  if (status === "INVALID_NUMBER") return { kind: "invalidNumber" }
  const cooldownSeconds = retryAfterSeconds ?? codeCooldownSeconds
  return { kind: status === "CODE_SENT" ? "sent" : "tooSoon", cooldownSeconds }
}

/** Why a code was not accepted, as a key in the namespace `phone`. */
export type CodeRejection = "wrong" | "expired" | "tooMany"

/** Outcome of submitting a one-time code. */
export type ConfirmOutcome =
  | { kind: "confirmed"; token: string }
  | { kind: "rejected"; reason: CodeRejection }
  | { kind: "failed"; failure: ApiFailure }

/**
 * Reads the backend's answer to confirmPhoneVerification. A confirmation without a token is treated as an expired code.
 */
export function confirmOutcome(answer: Answer<ConfirmPhoneVerificationMutation>): ConfirmOutcome {
  if (!answer.ok) return { kind: "failed", failure: answer.failure }
  const { status, phoneVerificationToken: token } = answer.data.confirmPhoneVerification
  if (status === "CONFIRMED" && token) return { kind: "confirmed", token }
  if (status === "WRONG_CODE") return { kind: "rejected", reason: "wrong" }
  return { kind: "rejected", reason: status === "TOO_MANY_ATTEMPTS" ? "tooMany" : "expired" }
}

/** The digits of a typed or pasted code, e.g. from "Your code: 123 456". */
export function cleanSmsCode(text: string): string {
  return text.normalize("NFKC").replace(/\D/g, "")
}
