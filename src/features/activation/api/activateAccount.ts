import type { ActivateAccountMutation, ActivateAccountMutationVariables } from "../../../services/api/generated"
import { defineMutation } from "../../../services/api/operation"
import text from "./activateAccount.graphql?raw"

/** Activates a pending account. Idempotent. */
export const activateAccount = defineMutation<ActivateAccountMutation, ActivateAccountMutationVariables>(text)
