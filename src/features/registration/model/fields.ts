import type { Country } from "../../../lib/countries"
import { normalizeText } from "../../../lib/email"

/** What the form holds; an empty text means not chosen or not filled in yet. */
export interface RegistrationValues {
  gender: "" | "FEMALE" | "MALE"
  firstName: string
  lastName: string
  email: string
  country: "" | Country
  /** Terms and conditions and privacy policy, one checkbox (product decisions, section 5). */
  terms: boolean
  newsletter: boolean
}

export type FieldName = keyof RegistrationValues

/** The fields in the order in which a form shows them and an error summary lists them. */
export const fieldNames = [
  "gender",
  "firstName",
  "lastName",
  "email",
  "country",
  "terms",
  "newsletter",
] as const satisfies readonly FieldName[]

/** A form that nobody has touched; the newsletter is never pre-ticked. */
export const emptyValues: RegistrationValues = {
  gender: "",
  firstName: "",
  lastName: "",
  email: "",
  country: "",
  terms: false,
  newsletter: false,
}

/** Keys in the namespace `registration` of what can be wrong with a field. */
export type MessageKey =
  | "error.gender"
  | "error.firstName.required"
  | "error.lastName.required"
  | "error.nameLength"
  | "error.characters"
  | "error.email"
  | "error.country"
  | "error.terms"

export type FieldMessages = Partial<Record<FieldName, MessageKey>>

/** The values as they are checked and sent: texts without blank ends, in Unicode form NFC, otherwise as typed. */
export function normalise(values: RegistrationValues): RegistrationValues {
  return {
    ...values,
    firstName: normalizeText(values.firstName),
    lastName: normalizeText(values.lastName),
    email: normalizeText(values.email),
  }
}
