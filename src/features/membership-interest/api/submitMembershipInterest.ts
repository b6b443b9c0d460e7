import type {
  SubmitMembershipInterestMutation,
  SubmitMembershipInterestMutationVariables,
} from "../../../services/api/generated"
import { defineMutation } from "../../../services/api/operation"
import text from "./submitMembershipInterest.graphql?raw"

/** Sends the application of a visitor without an invitation. */
export const submitMembershipInterest = defineMutation<
  SubmitMembershipInterestMutation,
  SubmitMembershipInterestMutationVariables
>(text)
