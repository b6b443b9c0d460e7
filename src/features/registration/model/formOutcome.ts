import type { Answer } from "../../../services/api/failure"
import type { RegisterCustomerMutation } from "../../../services/api/generated"
import { readOutcome, type FieldError, type RejectedFields } from "./registrationOutcome"
import type { RegistrationOutcome as Outcome } from "./registrationOutcome"
import { fieldNames, type FieldMessages, type FieldName, type MessageKey } from "./fields"

/** Outcome of a registration sent by the form. */
export type FormOutcome = Outcome<FieldMessages>

/** Input fields of the contract that have another name in the form. */
const formNames = new Map<string, FieldName>([["termsAndPrivacyAccepted", "terms"]])

/** The error of each field when the backend rejects its value. */
const rejectedValue: Record<FieldName, MessageKey> = {
  gender: "error.gender",
  firstName: "error.characters",
  lastName: "error.characters",
  email: "error.email",
  country: "error.country",
  terms: "error.terms",
  // The newsletter is never rejected; the record needs an entry for every field.
  newsletter: "error.characters",
}

/** The error of a field that the backend found empty, if it differs from that of a rejected value. */
const missingValue: Partial<Record<FieldName, MessageKey>> = {
  firstName: "error.firstName.required",
  lastName: "error.lastName.required",
}

/** Reads the backend's answer to registerCustomer. */
export function formOutcome(answer: Answer<RegisterCustomerMutation>): FormOutcome {
  return readOutcome(answer.ok ? { ok: true, data: answer.data.registerCustomer } : answer, fieldMessages)
}

function fieldMessages(errors: readonly FieldError[]): RejectedFields<FieldMessages> {
  const fields: FieldMessages = {}
  let other = errors.length === 0
  for (const { field, code } of errors) {
    const name = formNames.get(field) ?? fieldNames.find((known) => known === field)
    if (!name) other = true
    else fields[name] = (code === "REQUIRED" && missingValue[name]) || rejectedValue[name]
  }
  return { fields, other }
}
