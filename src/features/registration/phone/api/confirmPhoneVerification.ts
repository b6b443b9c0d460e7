import { execute } from "../../../../services/api/execute"
import type { Answer, ApiFailure } from "../../../../services/api/failure"
import { refusesField } from "../../../../services/api/fieldErrors"
import type {
  ConfirmPhoneVerificationMutation,
  ConfirmPhoneVerificationMutationVariables,
} from "../../../../services/api/generated"
import { defineMutation } from "../../../../services/api/operation"
import text from "./confirmPhoneVerification.graphql?raw"

const operation = defineMutation<ConfirmPhoneVerificationMutation, ConfirmPhoneVerificationMutationVariables>(text)

/** Why a code was not accepted, as a key in the namespace `phone`. */
export type SmsCodeRejection = "wrong" | "expired" | "tooMany"

/** Outcome of submitting a one-time code. */
export type ConfirmOutcome =
  | { kind: "confirmed"; token: string }
  | { kind: "rejected"; reason: SmsCodeRejection; unknownStatus?: string }
  | { kind: "unanswered"; failure: ApiFailure }

/**
 * Reads the backend's answer to confirmPhoneVerification. A confirmation without a token and an unknown status are
 * treated as an expired code, and reported.
 */
export function confirmOutcome(answer: Answer<ConfirmPhoneVerificationMutation>): ConfirmOutcome {
  if (!answer.ok) {
    const { failure } = answer
    return refusesField(failure, "code") ? { kind: "rejected", reason: "wrong" } : { kind: "unanswered", failure }
  }
  const { status, phoneVerificationToken: token } = answer.data.confirmPhoneVerification
  if (status === "CONFIRMED" && token) return { kind: "confirmed", token }
  if (status === "WRONG_CODE") return { kind: "rejected", reason: "wrong" }
  if (status === "TOO_MANY_ATTEMPTS") return { kind: "rejected", reason: "tooMany" }
  return { kind: "rejected", reason: "expired", ...(status !== "EXPIRED" && { unknownStatus: status }) }
}

/** Confirms the one-time code sent to a number in E.164 form. */
export const confirmPhoneVerification = async (phoneNumber: string, code: string): Promise<ConfirmOutcome> =>
  confirmOutcome(await execute(operation, { phoneNumber, code }))
