import type {
  ConfirmPhoneVerificationMutation,
  ConfirmPhoneVerificationMutationVariables,
} from "../../../../services/api/generated"
import { defineMutation } from "../../../../services/api/operation"
import text from "./confirmPhoneVerification.graphql?raw"

/** Confirms the one-time code sent to a number in E.164 form. */
export const confirmPhoneVerification = defineMutation<
  ConfirmPhoneVerificationMutation,
  ConfirmPhoneVerificationMutationVariables
>(text)
