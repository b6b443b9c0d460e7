import type { Answer, ApiFailure } from "../../../services/api/failure"
import type { ResendActivationEmailMutation } from "../../../services/api/generated"
import type { SentRegistration } from "../../../services/state/registrationState"
import type { FollowUp } from "../../../shared/outcome/followUp"
import { resendCooldownSeconds } from "./registrationOutcome"

/** Outcome of requesting the activation e-mail again. */
export type ResendOutcome =
  /** Sent or not pending: the same outcome for both, so as not to reveal who is a member. */
  | { kind: "sent"; cooldownSeconds: number }
  | { kind: "tooSoon"; cooldownSeconds: number; unknownStatus?: string }
  | { kind: "unanswered"; failure: ApiFailure }

/** Reads the backend's answer to resendActivationEmail. An unknown status is treated as too soon, and reported. */
export function resendOutcome(answer: Answer<ResendActivationEmailMutation>): ResendOutcome {
  if (!answer.ok) {
    const { failure } = answer
    // A backend that is too busy says when to ask again.
    return failure.status === 429 && failure.retryAfterSeconds !== undefined
      ? { kind: "tooSoon", cooldownSeconds: failure.retryAfterSeconds }
      : { kind: "unanswered", failure }
  }
  const { status, retryAfterSeconds } = answer.data.resendActivationEmail
  const cooldownSeconds = retryAfterSeconds ?? resendCooldownSeconds
  if (status === "SENT" || status === "NOT_PENDING") return { kind: "sent", cooldownSeconds }
  return { kind: "tooSoon", cooldownSeconds, ...(status !== "TOO_SOON" && { unknownStatus: status }) }
}

/** What the resend button shows in place. */
export interface ResendResult {
  sent?: boolean
  failure?: ApiFailure
}

/**
 * What follows a request for the activation e-mail. The time from which the e-mail may be requested again survives a
 * reload: it is stored with the registration sent from this tab or, for an activation link, in the history entry.
 * @param sent the registration sent from this tab; undefined if the e-mail of an activation link was requested
 * @param now time of the answer, in milliseconds since the epoch
 */
export function resendFollowUp(
  outcome: ResendOutcome,
  sent: SentRegistration | undefined,
  now: number,
): FollowUp<ResendResult> {
  if (outcome.kind === "unanswered") return { result: { failure: outcome.failure } }
  const resendAt = now + outcome.cooldownSeconds * 1000
  const unknownStatus = outcome.kind === "tooSoon" ? outcome.unknownStatus : undefined
  return {
    ...(unknownStatus && { report: { name: "unknown-resend-status", detail: unknownStatus } }),
    result: { sent: outcome.kind === "sent" },
    ...(sent ? { save: { sentRegistration: { ...sent, resendAt } } } : { entryState: { resendAt } }),
  }
}
