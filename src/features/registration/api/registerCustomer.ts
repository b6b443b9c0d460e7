import type { RegisterCustomerMutation, RegisterCustomerMutationVariables } from "../../../services/api/generated"
import { defineMutation } from "../../../services/api/operation"
import text from "./registerCustomer.graphql?raw"

/** Starts a registration. Repeating a clientMutationId returns the first answer again. */
export const registerCustomer = defineMutation<RegisterCustomerMutation, RegisterCustomerMutationVariables>(text)
