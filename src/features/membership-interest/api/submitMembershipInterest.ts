import type { Country } from "../../../lib/countries"
import type { Language } from "../../../lib/languages"
import { execute } from "../../../services/api/execute"
import type { Answer, ApiFailure } from "../../../services/api/failure"
import { refusesField } from "../../../services/api/fieldErrors"
import type {
  SubmitMembershipInterestMutation,
  SubmitMembershipInterestMutationVariables,
} from "../../../services/api/generated"
import { defineMutation } from "../../../services/api/operation"
import text from "./submitMembershipInterest.graphql?raw"

const operation = defineMutation<SubmitMembershipInterestMutation, SubmitMembershipInterestMutationVariables>(text)

/** Outcome of a membership application. */
export type ApplicationOutcome =
  /** Accepted, or sent before: the same outcome for both, so as not to reveal who has applied. */
  | { kind: "submitted" }
  | { kind: "invalidEmail" }
  | { kind: "unanswered"; failure: ApiFailure }
  /** A status added to the contract later. */
  | { kind: "unknown"; status: string }

/** Reads the backend's answer to submitMembershipInterest. */
export function applicationOutcome(answer: Answer<SubmitMembershipInterestMutation>): ApplicationOutcome {
  if (!answer.ok) {
    const { failure } = answer
    return refusesField(failure, "email") ? { kind: "invalidEmail" } : { kind: "unanswered", failure }
  }
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

/** Sends the application of a visitor without an invitation; `country` is empty if none was chosen. */
export const submitMembershipInterest = async (
  email: string,
  country: "" | Country,
  language: Language,
): Promise<ApplicationOutcome> =>
  applicationOutcome(await execute(operation, { email, ...(country && { country }), language }))
