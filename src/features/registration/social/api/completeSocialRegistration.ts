import type {
  CompleteSocialRegistrationMutation,
  CompleteSocialRegistrationMutationVariables,
} from "../../../../services/api/generated"
import { defineMutation } from "../../../../services/api/operation"
import text from "./completeSocialRegistration.graphql?raw"

/** Second step of a sign-up by another account; repeating a clientMutationId repeats the first answer. */
export const completeSocialRegistration = defineMutation<
  CompleteSocialRegistrationMutation,
  CompleteSocialRegistrationMutationVariables
>(text)
