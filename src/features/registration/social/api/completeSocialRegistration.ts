import type {
  CompleteSocialRegistrationMutation,
  CompleteSocialRegistrationMutationVariables,
} from "../../../../services/api/generated"
import { defineMutation } from "../../../../services/api/operation"
import text from "./completeSocialRegistration.graphql?raw"

/** Second step of a social sign-up. Repeating a clientMutationId returns the first answer again. */
export const completeSocialRegistration = defineMutation<
  CompleteSocialRegistrationMutation,
  CompleteSocialRegistrationMutationVariables
>(text)
