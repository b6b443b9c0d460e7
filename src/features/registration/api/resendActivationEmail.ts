import type {
  ResendActivationEmailMutation,
  ResendActivationEmailMutationVariables,
} from "../../../services/api/generated"
import { defineMutation } from "../../../services/api/operation"
import text from "./resendActivationEmail.graphql?raw"

/** Sends the activation e-mail of a pending account again. Takes exactly one of email and activationId. */
export const resendActivationEmail = defineMutation<
  ResendActivationEmailMutation,
  ResendActivationEmailMutationVariables
>(text)
