import type { Country } from "../../../lib/countries"
import { normalizeEmail } from "../../../lib/email"
import { normalizeName } from "../../../lib/text"
import type { AskAgainReason } from "../../../shared/forms/consents"
import type { ConsentValues } from "../consents/consents"

/** The form's values; an empty string means not chosen or not filled in yet. */
export interface RegistrationValues extends ConsentValues {
  gender: "" | "FEMALE" | "MALE"
  firstName: string
  lastName: string
  email: string
  country: "" | Country
}

export type FieldName = keyof RegistrationValues

/** The fields, in the order of the form and the error summary. */
export const fieldNames = [
  "gender",
  "firstName",
  "lastName",
  "email",
  "country",
  "terms",
  "newsletter",
] as const satisfies readonly FieldName[]

/** Keys of the field errors, in the namespace `registration`. */
export type MessageKey =
  | "error.gender"
  | "error.firstName.required"
  | "error.lastName.required"
  | "error.nameLength"
  | "error.characters"
  | "error.email"
  | "error.country"
  | "error.terms"
  | `again.${AskAgainReason}`

export type FieldMessages = Partial<Record<FieldName, MessageKey>>

/** The values as they are validated and sent: texts without what cannot be seen, otherwise as typed. */
export function normalize(values: RegistrationValues): RegistrationValues {
  return {
    ...values,
    firstName: normalizeName(values.firstName),
    lastName: normalizeName(values.lastName),
    email: normalizeEmail(values.email),
  }
}
