import { namesIn } from "../../../lib/namesIn"
import type { Answer } from "../../../services/api/failure"
import type { CompleteSocialRegistrationMutation } from "../../../services/api/generated"
import { fieldErrorsIn, type FieldError } from "../../../services/api/fieldErrors"
import type { RefusedFields, Refusal } from "../../../shared/forms/fieldTable"
import type { RegistrationOutcome } from "../model/registrationOutcome"

/** Input fields of the contract that have another name in the forms. */
const formNames = new Map([
  ["termsAndPrivacyAccepted", "terms"],
  ["shoppingPreferences", "preferences"],
])

const refusalsOf = (errors: readonly FieldError[]): Refusal[] =>
  errors.map(({ field, code }) => ({ name: formNames.get(field) ?? field, missing: /required$/i.test(code) }))

/**
 * Reads the answer to a registration, or to the second step of a social one.
 * @param answer with the payload as its data
 * @param refused what the form says of the fields that the backend refuses
 */
export function registrationOutcome<Messages extends object>(
  answer: Answer<CompleteSocialRegistrationMutation["completeSocialRegistration"]>,
  refused: (refusals: Refusal[]) => RefusedFields<Messages>,
): RegistrationOutcome<Messages> {
  if (!answer.ok) {
    const { failure } = answer
    const found = refused(refusalsOf(fieldErrorsIn(failure)))
    // What names no field of the form is technical.
    return namesIn(found.fields).length > 0 ? { kind: "invalidInput", ...found } : { kind: "unanswered", failure }
  }
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
      return { kind: "codeRejected", errors: payload.errorDetails.map(({ error }) => error) }
    case "TOKEN_REJECTED":
      return { kind: "tokenRejected" }
    case "INVALID_INPUT":
      return { kind: "invalidInput", ...refused(refusalsOf(payload.fieldErrors)) }
    default:
      return { kind: "unknown", status: payload.status satisfies never }
  }
}
