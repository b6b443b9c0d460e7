import type { Answer, ApiFailure } from "../../../services/api/failure"
import type { SubmitMembershipInterestMutation } from "../../../services/api/generated"

/** What came of an application for membership. */
export type ApplicationOutcome =
  /** Taken, or sent before: the two are told alike, so that nobody learns who has applied. */
  | { kind: "submitted" }
  | { kind: "invalidEmail" }
  | { kind: "failed"; failure: ApiFailure }
  /** A status that was added to the contract later. */
  | { kind: "unknown"; status: string }

/** Reads the backend's answer to submitMembershipInterest. */
export function applicationOutcome(answer: Answer<SubmitMembershipInterestMutation>): ApplicationOutcome {
  if (!answer.ok) return { kind: "failed", failure: answer.failure }
  const { status } = answer.data.submitMembershipInterest
  switch (status) {
    case "SUBMITTED":
    case "TOO_SOON":
      return { kind: "submitted" }
    case "INVALID_EMAIL":
      return { kind: "invalidEmail" }
    default:
      return { kind: "unknown", status: status satisfies never }
  }
}
