import type { RegisterCustomerMutation, RegisterCustomerMutationVariables } from "../../../services/api/generated"
import { defineMutation } from "../../../services/api/operation"
import text from "./registerCustomer.graphql?raw"

/** Starts a registration; repeating a clientMutationId repeats the first answer. */
export const registerCustomer = defineMutation<RegisterCustomerMutation, RegisterCustomerMutationVariables>(text)
