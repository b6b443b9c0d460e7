import type { Answer } from "../../../api/exchange"
import type { ApiFailure } from "../../../api/failure"
import type { CompleteSocialRegistrationMutation } from "../../../api/generated"
import type { SecondStepField, SecondStepMessage, SecondStepMessages } from "./secondStep"

/** What became of a sign-up by another account (product decisions, section 5, "Outcomes"). */
export type SocialOutcome =
  | { kind: "registered"; authToken: string | undefined }
  | { kind: "emailSent"; registrationId: string | undefined }
  | { kind: "accountActive" }
  | { kind: "accountPending" }
  | { kind: "codeRejected"; errorDetails: readonly { error: string | null }[] }
  | { kind: "tokenRejected" }
  /** `other` tells that something was refused for which the form has no field. */
  | { kind: "invalidInput"; fields: SecondStepMessages; other: boolean }
  | { kind: "failed"; failure: ApiFailure }
  /** A status that was added to the contract later. */
  | { kind: "unknown"; status: string }

/** The form's fields and messages by the names of the contract's input fields. */
const refusals: Record<string, [SecondStepField, SecondStepMessage]> = {
  shoppingPreferences: ["preferences", "preferences.missing"],
  country: ["country", "registration:error.country"],
  termsAndPrivacyAccepted: ["terms", "registration:error.terms"],
}

/** Reads the backend's answer to completeSocialRegistration. */
export function socialOutcome(answer: Answer<CompleteSocialRegistrationMutation>): SocialOutcome {
  if (!answer.ok) return { kind: "failed", failure: answer.failure }
  const payload = answer.data.completeSocialRegistration
  switch (payload.status) {
    case "REGISTERED":
      return { kind: "registered", authToken: payload.authToken ?? undefined }
    case "ACTIVATION_EMAIL_SENT":
      return { kind: "emailSent", registrationId: payload.registrationId ?? undefined }
    case "ACCOUNT_ACTIVE":
      return { kind: "accountActive" }
    case "ACCOUNT_PENDING":
      return { kind: "accountPending" }
    case "CODE_REJECTED":
      return { kind: "codeRejected", errorDetails: payload.errorDetails }
    case "TOKEN_REJECTED":
      return { kind: "tokenRejected" }
    case "INVALID_INPUT":
      return { kind: "invalidInput", ...refusedFields(payload.fieldErrors) }
    default:
      return { kind: "unknown", status: payload.status satisfies never }
  }
}

function refusedFields(errors: readonly { field: string }[]): { fields: SecondStepMessages; other: boolean } {
  const fields: SecondStepMessages = {}
  let other = errors.length === 0
  for (const { field } of errors) {
    const refusal = refusals[field]
    if (refusal) fields[refusal[0]] = refusal[1]
    else other = true
  }
  return { fields, other }
}
