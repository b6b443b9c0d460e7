import type { Language } from "../../../lib/languages"
import { execute } from "../../../services/api/execute"
import type { Answer, ApiFailure } from "../../../services/api/failure"
import type {
  ResendActivationEmailMutation,
  ResendActivationEmailMutationVariables,
} from "../../../services/api/generated"
import { defineMutation } from "../../../services/api/operation"
import { resendCooldownSeconds } from "../model/registrationOutcome"
import text from "./resendActivationEmail.graphql?raw"

const operation = defineMutation<ResendActivationEmailMutation, ResendActivationEmailMutationVariables>(text)

/** Whose activation e-mail is sent again: that of an address, or of the account that an activation link belongs to. */
export type Addressee = { email: string } | { activationId: string }

/** Outcome of requesting the activation e-mail again. */
export type ResendOutcome =
  /**
   * `sent`: sent or not pending, the same for both, so as not to reveal who is a member. `tooSoon`: sent shortly before.
   * `postponed`: it can be requested later, for no known reason.
   */
  | { kind: "sent" | "tooSoon" | "postponed"; cooldownSeconds: number; unknownStatus?: string }
  | { kind: "unanswered"; failure: ApiFailure }

/** Reads the backend's answer to resendActivationEmail. An unknown status only asks to wait, and is reported. */
export function resendOutcome(answer: Answer<ResendActivationEmailMutation>): ResendOutcome {
  if (!answer.ok) {
    const { failure } = answer
    // A backend that is too busy says when to ask again.
    return failure.status === 429 && failure.retryAfterSeconds !== undefined
      ? { kind: "postponed", cooldownSeconds: failure.retryAfterSeconds }
      : { kind: "unanswered", failure }
  }
  const { status, retryAfterSeconds } = answer.data.resendActivationEmail
  const cooldownSeconds = retryAfterSeconds ?? resendCooldownSeconds
  if (status === "SENT" || status === "NOT_PENDING") return { kind: "sent", cooldownSeconds }
  return status === "TOO_SOON"
    ? { kind: "tooSoon", cooldownSeconds }
    : { kind: "postponed", cooldownSeconds, unknownStatus: status }
}

/** Sends the activation e-mail of a pending account again. */
export const resendActivationEmail = async (to: Addressee, language: Language): Promise<ResendOutcome> =>
  resendOutcome(await execute(operation, { ...to, language }))
