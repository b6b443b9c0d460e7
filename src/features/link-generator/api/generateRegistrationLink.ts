import type {
  GenerateRegistrationLinkMutation,
  GenerateRegistrationLinkMutationVariables,
} from "../../../services/api/generated"
import { defineMutation } from "../../../services/api/operation"
import text from "./generateRegistrationLink.graphql?raw"

/** Has the backend sign a registration link; for administrators only (contract). */
export const generateRegistrationLink = defineMutation<
  GenerateRegistrationLinkMutation,
  GenerateRegistrationLinkMutationVariables
>(text)
