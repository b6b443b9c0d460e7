import type {
  StartPhoneVerificationMutation,
  StartPhoneVerificationMutationVariables,
} from "../../../../services/api/generated"
import { defineMutation } from "../../../../services/api/operation"
import text from "./startPhoneVerification.graphql?raw"

/** Sends a one-time code by SMS to a number in E.164 form; requires a valid registration code. */
export const startPhoneVerification = defineMutation<
  StartPhoneVerificationMutation,
  StartPhoneVerificationMutationVariables
>(text)
