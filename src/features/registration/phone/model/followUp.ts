import type { FollowUp } from "../../../../shared/outcome/followUp"
import type { ConfirmOutcome } from "../api/confirmPhoneVerification"
import type { StartOutcome } from "../api/startPhoneVerification"

/**
 * What follows a request for a code: its outcome is shown in place. A visitor who left before the answer finds the step
 * to enter the code when coming back, even if that was before the answer too.
 */
export const startFollowUp = (outcome: StartOutcome): FollowUp<StartOutcome> => ({
  result: outcome,
  ...(outcome.kind === "sent" && { saveIfLeft: { smsCodeUnseen: true } }),
})

/** What follows a submitted code: its outcome is shown in place. */
export function confirmFollowUp(outcome: ConfirmOutcome): FollowUp<ConfirmOutcome> {
  const unknownStatus = outcome.kind === "rejected" ? outcome.unknownStatus : undefined
  const report = unknownStatus && { name: "unknown-phone-confirmation-status", detail: unknownStatus }
  return { result: outcome, ...(report && { report }) }
}
