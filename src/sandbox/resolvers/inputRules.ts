import { isCountry } from "../../lib/countries"
import type { RegistrationInput, SocialRegistrationInput } from "../../services/api/generated"

/** One refused field in the contract's form. */
export interface FieldError {
  field: string
  code: string
}

const forbiddenInNames = /[\p{Cc}\p{Cs}\p{Extended_Pictographic}<>{}[\]@]|:\/\/|www\./iu

function nameError(name: string): string | null {
  const trimmed = name.trim()
  if (trimmed === "") return "REQUIRED"
  if (Array.from(trimmed).length > 50) return "TOO_LONG"
  return forbiddenInNames.test(trimmed) ? "INVALID_CHARACTERS" : null
}

/** Whether an address has the form required by product decisions, section 5; independent of the site's own rule. */
export function isEmail(text: string): boolean {
  const email = text.trim()
  const [local = "", domain = "", ...rest] = email.split("@")
  const hasAllowedLengths = email.length <= 254 && local.length > 0 && local.length <= 64
  return hasAllowedLengths && rest.length === 0 && /^[^\s.]+(\.[^\s.]+)+$/u.test(domain) && !/\s/u.test(local)
}

function emailError(email: string): string | null {
  if (email.trim() === "") return "REQUIRED"
  return isEmail(email) ? null : "INVALID_EMAIL"
}

function codeError(code: string): string | null {
  if (code === "") return "REQUIRED"
  return /^[A-Za-z0-9-]{4,40}$/.test(code) ? null : "INVALID_CODE"
}

/** One error for each field with a code; null stands for a field without an error. */
function toFieldErrors(codes: Record<string, string | null>): FieldError[] {
  return Object.entries(codes).flatMap(([field, code]) => (code === null ? [] : [{ field, code }]))
}

/** Errors in country, consent, and the consent receipts (SHA-256 in hex). */
export function commonErrors(input: RegistrationInput | SocialRegistrationInput): FieldError[] {
  const hasGoodReceipts = input.consents.every(({ textSha256 }) => /^[0-9a-f]{64}$/.test(textSha256))
  return toFieldErrors({
    country: isCountry(input.country) ? null : "INVALID_COUNTRY",
    termsAndPrivacyAccepted: input.termsAndPrivacyAccepted ? null : "REQUIRED",
    consents: hasGoodReceipts ? null : "INVALID_RECEIPT",
  })
}

/** Errors in what only the form asks for (product decisions, section 5). */
export function personErrors(input: RegistrationInput): FieldError[] {
  return toFieldErrors({
    firstName: nameError(input.firstName),
    lastName: nameError(input.lastName),
    email: emailError(input.email),
    registrationCode: codeError(input.registrationCode),
  })
}
