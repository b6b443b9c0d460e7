import type {
  CompleteSocialRegistrationMutation,
  CompleteSocialRegistrationMutationVariables,
} from "../../../api/generated"
import { defineMutation } from "../../../api/operation"
import text from "./completeSocialRegistration.graphql?raw"

/** Second step of a sign-up by another account; repeating a clientMutationId repeats the first answer. */
export const completeSocialRegistration = defineMutation<
  CompleteSocialRegistrationMutation,
  CompleteSocialRegistrationMutationVariables
>(text)
