import type { ActivateAccountMutation, ActivateAccountMutationVariables } from "../../../api/generated"
import { defineMutation } from "../../../api/operation"
import text from "./activateAccount.graphql?raw"

/** Activates a pending account; repeating it is harmless. */
export const activateAccount = defineMutation<ActivateAccountMutation, ActivateAccountMutationVariables>(text)
