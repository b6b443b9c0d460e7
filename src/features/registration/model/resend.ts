import type { Answer, ApiFailure } from "../../../services/api/failure"
import type { ResendActivationEmailMutation } from "../../../services/api/generated"
import { resendPauseSeconds } from "../outcome/outcome"

/** What came of asking for the activation e-mail again. */
export type ResendOutcome =
  /** Sent, or not pending: the two are told alike, so that nobody learns who is a member here. */
  | { kind: "sent"; pauseSeconds: number }
  | { kind: "tooSoon"; pauseSeconds: number }
  | { kind: "failed"; failure: ApiFailure }

/** Reads the backend's answer to resendActivationEmail. An unknown status counts as too soon. */
export function resendOutcome(answer: Answer<ResendActivationEmailMutation>): ResendOutcome {
  if (!answer.ok) {
    const { failure } = answer
    // A busy backend says when it wants to be asked again.
    return failure.status === 429 && failure.retryAfterSeconds !== undefined
      ? { kind: "tooSoon", pauseSeconds: failure.retryAfterSeconds }
      : { kind: "failed", failure }
  }
  const { status, retryAfterSeconds } = answer.data.resendActivationEmail
  const pauseSeconds = retryAfterSeconds ?? resendPauseSeconds
  return { kind: status === "SENT" || status === "NOT_PENDING" ? "sent" : "tooSoon", pauseSeconds }
}
