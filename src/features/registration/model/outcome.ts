import type { Answer } from "../../../api/exchange"
import type { ApiFailure } from "../../../api/failure"
import type { RegisterCustomerMutation } from "../../../api/generated"
import { fieldNames, type FieldMessages, type FieldName, type MessageKey } from "./fields"

/** What became of a registration that was sent (product decisions, section 5, "Outcomes"). */
export type RegistrationOutcome =
  | { kind: "emailSent"; registrationId: string | undefined }
  | { kind: "accountActive" }
  | { kind: "accountPending" }
  | { kind: "registered"; authToken: string | undefined }
  | { kind: "codeRejected"; errorDetails: readonly { error: string | null }[] }
  | { kind: "tokenRejected" }
  /** `other` tells that something was refused for which the form has no field. */
  | { kind: "invalidInput"; fields: FieldMessages; other: boolean }
  | { kind: "failed"; failure: ApiFailure }
  /** A status that was added to the contract later. */
  | { kind: "unknown"; status: string }

/** Names of the contract's input fields that stand for a field of the form under another name. */
const formNames: Record<string, FieldName> = { termsAndPrivacyAccepted: "terms" }

/** What each field says when the backend refuses it. */
const refusedValue: Record<FieldName, MessageKey> = {
  gender: "error.gender",
  firstName: "error.characters",
  lastName: "error.characters",
  email: "error.email",
  country: "error.country",
  terms: "error.terms",
  newsletter: "error.characters",
}

const missingValue: Partial<Record<FieldName, MessageKey>> = {
  firstName: "error.firstName.required",
  lastName: "error.lastName.required",
}

/** Reads the backend's answer to registerCustomer. */
export function registrationOutcome(answer: Answer<RegisterCustomerMutation>): RegistrationOutcome {
  if (!answer.ok) return { kind: "failed", failure: answer.failure }
  const payload = answer.data.registerCustomer
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
      return { kind: "invalidInput", ...fieldMessages(payload.fieldErrors) }
    default:
      return { kind: "unknown", status: payload.status satisfies never }
  }
}

function fieldMessages(errors: readonly { field: string; code: string }[]): { fields: FieldMessages; other: boolean } {
  const fields: FieldMessages = {}
  let other = errors.length === 0
  for (const { field, code } of errors) {
    const name = formNames[field] ?? fieldNames.find((known) => known === field)
    if (!name) other = true
    else fields[name] = (code === "REQUIRED" && missingValue[name]) || refusedValue[name]
  }
  return { fields, other }
}
