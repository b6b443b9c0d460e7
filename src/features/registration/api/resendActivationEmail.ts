import type { ResendActivationEmailMutation, ResendActivationEmailMutationVariables } from "../../../api/generated"
import { defineMutation } from "../../../api/operation"
import text from "./resendActivationEmail.graphql?raw"

/** Sends the activation e-mail of a pending account again; exactly one of email and activationId is given. */
export const resendActivationEmail = defineMutation<
  ResendActivationEmailMutation,
  ResendActivationEmailMutationVariables
>(text)
