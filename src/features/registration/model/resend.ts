import type { Answer, ApiFailure } from "../../../services/api/failure"
import type { ResendActivationEmailMutation } from "../../../services/api/generated"
import type { FinishedRegistration } from "../../../services/state/registrationStore"
import type { FollowUp } from "../../../shared/outcome/followUp"
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

/** What the button that asks for the e-mail shows in place. */
export interface ResendResult {
  sent?: boolean
  failure?: ApiFailure
}

/**
 * What follows asking for the activation e-mail again: the moment from which it may be asked for once more is kept over a
 * reload, with the registration that this tab has sent, else in the history entry of the link.
 * @param finished that registration, where its e-mail was asked for
 * @param now the moment of the answer, in milliseconds since the epoch
 */
export function resendFollowUp(
  outcome: ResendOutcome,
  finished: FinishedRegistration | undefined,
  now: number,
): FollowUp<ResendResult> {
  if (outcome.kind === "failed") return { result: { failure: outcome.failure } }
  const resendAt = now + outcome.pauseSeconds * 1000
  return {
    result: { sent: outcome.kind === "sent" },
    ...(finished ? { keep: { finished: { ...finished, resendAt } } } : { page: { entry: { resendAt } } }),
  }
}
