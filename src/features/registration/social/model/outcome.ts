import type { Answer } from "../../../../services/api/failure"
import type { CompleteSocialRegistrationMutation } from "../../../../services/api/generated"
import { readOutcome, type FieldError, type RejectedFields } from "../../model/registrationOutcome"
import type { RegistrationOutcome } from "../../model/registrationOutcome"
import type { SecondStepField, SecondStepMessage, SecondStepMessages } from "./secondStep"

/** Outcome of a social sign-up. */
export type SocialOutcome = RegistrationOutcome<SecondStepMessages>

/** The form's fields and messages, by the input fields of the contract. */
const rejections = new Map<string, [SecondStepField, SecondStepMessage]>([
  ["shoppingPreferences", ["preferences", "preferences.missing"]],
  ["country", ["country", "registration:error.country"]],
  ["termsAndPrivacyAccepted", ["terms", "registration:error.terms"]],
])

/** Reads the backend's answer to completeSocialRegistration. */
export function socialOutcome(answer: Answer<CompleteSocialRegistrationMutation>): SocialOutcome {
  return readOutcome(answer.ok ? { ok: true, data: answer.data.completeSocialRegistration } : answer, rejectedFields)
}

function rejectedFields(errors: readonly FieldError[]): RejectedFields<SecondStepMessages> {
  const fields: SecondStepMessages = {}
  let other = errors.length === 0
  for (const { field } of errors) {
    const rejection = rejections.get(field)
    if (rejection) fields[rejection[0]] = rejection[1]
    else other = true
  }
  return { fields, other }
}
