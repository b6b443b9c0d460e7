import type { SentRegistration } from "../../../services/state/registrationState"
import type { FollowUp } from "../../../shared/outcome/followUp"
import type { ResendOutcome } from "../api/resendActivationEmail"

/**
 * What follows a request for the activation e-mail: its outcome is shown in place. The time from which the e-mail may be
 * requested again survives a reload: it is stored with this tab's registration, a link's in the history entry.
 * @param sent the registration sent from this tab; undefined if the e-mail of an activation link was requested
 * @param now time of the answer, in milliseconds since the epoch
 */
export function resendFollowUp(
  outcome: ResendOutcome,
  sent: SentRegistration | undefined,
  now: number,
): FollowUp<ResendOutcome> {
  if (outcome.kind === "unanswered") return { result: outcome }
  const resendAt = now + outcome.cooldownSeconds * 1000
  const { unknownStatus } = outcome
  return {
    ...(unknownStatus && { report: { name: "unknown-resend-status", detail: unknownStatus } }),
    result: outcome,
    ...(sent ? { save: { sentRegistration: { ...sent, resendAt } } } : { entryState: { resendAt } }),
  }
}
