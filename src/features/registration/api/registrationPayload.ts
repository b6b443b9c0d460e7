import type { Answer } from "../../../services/api/failure"
import type { CompleteSocialRegistrationMutation } from "../../../services/api/generated"
import type { RefusedFields, Refusal } from "../../../shared/forms/fieldTable"
import type { RegistrationOutcome } from "../model/registrationOutcome"

/** Input fields of the contract that have another name in the forms. */
const formNames = new Map([
  ["termsAndPrivacyAccepted", "terms"],
  ["shoppingPreferences", "preferences"],
])

/**
 * Reads the answer to a registration, or to the second step of a social one.
 * @param answer with the payload as its data
 * @param refused what the form says of the fields that the backend refuses
 */
export function registrationOutcome<Messages>(
  answer: Answer<CompleteSocialRegistrationMutation["completeSocialRegistration"]>,
  refused: (refusals: Refusal[]) => RefusedFields<Messages>,
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
      return { kind: "codeRejected", errors: payload.errorDetails.map(({ error }) => error) }
    case "TOKEN_REJECTED":
      return { kind: "tokenRejected" }
    case "INVALID_INPUT":
      return {
        kind: "invalidInput",
        ...refused(
          payload.fieldErrors.map(({ field, code }) => ({
            name: formNames.get(field) ?? field,
            missing: code === "REQUIRED",
          })),
        ),
      }
    default:
      return { kind: "unknown", status: payload.status satisfies never }
  }
}
