import type { Language } from "../../../../lib/languages"
import { execute } from "../../../../services/api/execute"
import type { Answer, ApiFailure } from "../../../../services/api/failure"
import { refusesField } from "../../../../services/api/fieldErrors"
import type {
  StartPhoneVerificationMutation,
  StartPhoneVerificationMutationVariables,
} from "../../../../services/api/generated"
import { defineMutation } from "../../../../services/api/operation"
import text from "./startPhoneVerification.graphql?raw"

const operation = defineMutation<StartPhoneVerificationMutation, StartPhoneVerificationMutationVariables>(text)

/** Seconds to wait before another code can be sent, unless the backend says otherwise. */
const codeCooldownSeconds = 60

/** Outcome of requesting a one-time code. */
export type StartOutcome =
  | { kind: "sent"; cooldownSeconds: number }
  | { kind: "tooSoon"; cooldownSeconds: number; unknownStatus?: string }
  | { kind: "invalidNumber" }
  /** Nothing was sent: the registration code was rejected. */
  | { kind: "codeRejected" }
  | { kind: "unanswered"; failure: ApiFailure }

/** Reads the backend's answer to startPhoneVerification. An unknown status is treated as too soon, and reported. */
export function startOutcome(answer: Answer<StartPhoneVerificationMutation>): StartOutcome {
  if (!answer.ok) {
    const { failure } = answer
    return refusesField(failure, "phoneNumber") ? { kind: "invalidNumber" } : { kind: "unanswered", failure }
  }
  const { status, retryAfterSeconds } = answer.data.startPhoneVerification
  if (status === "INVALID_NUMBER") return { kind: "invalidNumber" }
  const cooldownSeconds = retryAfterSeconds ?? codeCooldownSeconds
  if (status === "CODE_SENT") return { kind: "sent", cooldownSeconds }
  return { kind: "tooSoon", cooldownSeconds, ...(status !== "TOO_SOON" && { unknownStatus: status }) }
}

/** Sends a one-time code by SMS to a number in E.164 form; requires a valid registration code. */
export const startPhoneVerification = async (
  registrationCode: string,
  phoneNumber: string,
  language: Language,
): Promise<StartOutcome> => startOutcome(await execute(operation, { registrationCode, phoneNumber, language }))
