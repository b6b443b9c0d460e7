import type {
  GenerateRegistrationLinkMutation,
  GenerateRegistrationLinkMutationVariables,
} from "../../../api/generated"
import { defineMutation } from "../../../api/operation"
import text from "./generateRegistrationLink.graphql?raw"

/** Has the backend sign a registration link; for administrators alone (contract). */
export const generateRegistrationLink = defineMutation<
  GenerateRegistrationLinkMutation,
  GenerateRegistrationLinkMutationVariables
>(text)
