import type {
  SubmitMembershipInterestMutation,
  SubmitMembershipInterestMutationVariables,
} from "../../../api/generated"
import { defineMutation } from "../../../api/operation"
import text from "./submitMembershipInterest.graphql?raw"

/** Sends the application of a visitor who has no invitation. */
export const submitMembershipInterest = defineMutation<
  SubmitMembershipInterestMutation,
  SubmitMembershipInterestMutationVariables
>(text)
