import type { Answer, ApiFailure } from "../../../services/api/failure"
import type { RegistrationStatus } from "../../../services/api/generated"

/** Seconds to wait before requesting another e-mail, unless the backend says otherwise. */
export const resendCooldownSeconds = 60

/** The backend's answer to a registration and to the second step of a social one (contract, RegistrationPayload). */
interface RegistrationPayload {
  status: RegistrationStatus
  registrationId: string | null
  authToken: string | null
  errorDetails: readonly { error: string | null }[]
  fieldErrors: readonly FieldError[]
}

/** An input field that the backend rejected. */
export interface FieldError {
  field: string
  code: string
}

/** The rejected fields with the form's own messages; `other`: something was rejected that the form does not show. */
export interface RejectedFields<Messages> {
  fields: Messages
  other: boolean
}

/** Outcome of a registration (product decisions, section 5, "Outcomes"). */
export type RegistrationOutcome<Messages> =
  | { kind: "emailSent"; registrationId: string | undefined }
  | { kind: "accountActive" }
  | { kind: "accountPending" }
  | { kind: "registered"; authToken: string | undefined }
  | { kind: "codeRejected"; errorDetails: readonly { error: string | null }[] }
  | { kind: "tokenRejected" }
  | ({ kind: "invalidInput" } & RejectedFields<Messages>)
  | { kind: "unanswered"; failure: ApiFailure }
  /** A status added to the contract later. */
  | { kind: "unknown"; status: string }

/**
 * Reads the backend's answer.
 * @param answer with the payload as its data
 * @param rejectedFields converts rejected fields to the form's messages
 */
export function readOutcome<Messages>(
  answer: Answer<RegistrationPayload>,
  rejectedFields: (errors: readonly FieldError[]) => RejectedFields<Messages>,
): RegistrationOutcome<Messages> {
  if (!answer.ok) return { kind: "unanswered", failure: answer.failure }
  const payload = answer.data
  switch (payload.status) {
    case "ACTIVATION_EMAIL_SENT":
      return { kind: "emailSent", registrationId: payload.registrationId ?? undefined }
    case "ACCOUNT_ACTIVE":
      return { kind: "accountActive" }
    case "ACCOUNT_PENDING":
      return { kind: "accountPending" }
    case "REGISTERED":
      return { kind: "registered", authToken: payload.authToken ?? undefined }
    case "CODE_REJECTED":
      return { kind: "codeRejected", errorDetails: payload.errorDetails }
    case "TOKEN_REJECTED":
      return { kind: "tokenRejected" }
    case "INVALID_INPUT":
      return { kind: "invalidInput", ...rejectedFields(payload.fieldErrors) }
    default:
      return { kind: "unknown", status: payload.status satisfies never }
  }
}
