import type { ApiFailure } from "../../../services/api/failure"
import type { FollowUp } from "../../../shared/outcome/followUp"
import type { ApplicationOutcome } from "../api/submitMembershipInterest"

/** What the application form shows in place. */
export interface ApplicationResult {
  invalidEmail?: true
  /** Why there is no answer, or that the answer is unknown. */
  problem?: ApiFailure | "unknown"
}

/** What follows a membership application. */
export function applicationFollowUp(
  outcome: ApplicationOutcome,
  email: string,
  search: string,
): FollowUp<ApplicationResult> {
  switch (outcome.kind) {
    case "submitted":
      return {
        event: { name: "membership_interest_submitted" },
        page: { name: "membership-interest-confirmation", search, state: { applicant: email } },
      }
    case "invalidEmail":
      return { result: { invalidEmail: true } }
    case "unanswered":
      return { result: { problem: outcome.failure } }
    case "unknown":
      return {
        report: { name: "unknown-membership-interest-status", detail: outcome.status },
        result: { problem: "unknown" },
      }
  }
}
