import type { RegistrationInput } from "../../../services/api/generated"
import type { Language } from "../../../lib/languages"
import type { Consent } from "../../../lib/consent"
import { consentInput, type ShownConsents } from "../consents/consents"
import type { RegistrationValues } from "./fields"

/** What a registration consists of besides the form's values. */
export interface RegistrationContext {
  registrationCode: string
  validityTimestamp: string | undefined
  /** Proof of a confirmed phone number, if the visitor signed up by phone. */
  phoneVerificationToken: string | undefined
  /** The token of an approved visitor. */
  token: string | undefined
  language: Language
  /** What stands beside the consents. */
  shown: ShownConsents
}

/** Values of a complete registration, with nothing missing. */
type Complete = RegistrationValues & {
  terms: Consent
  gender: Exclude<RegistrationValues["gender"], "">
  country: Exclude<RegistrationValues["country"], "">
}

/** Whether validated values are complete; the form's schema rejects those that are not. */
export function isComplete(values: RegistrationValues): values is Complete {
  return values.gender !== "" && values.country !== "" && values.terms !== false
}

/** The mutation's input without the clientMutationId. Values must be normalized and validated. */
export function registrationInput(
  values: Complete,
  context: RegistrationContext,
): Omit<RegistrationInput, "clientMutationId"> {
  const { registrationCode, validityTimestamp, phoneVerificationToken, token, language, shown } = context
  return {
    registrationCode,
    ...(validityTimestamp && { validityTimestamp }),
    gender: values.gender,
    firstName: values.firstName,
    lastName: values.lastName,
    email: values.email,
    country: values.country,
    language,
    ...(phoneVerificationToken && { phoneVerificationToken }),
    ...(token && { token }),
    ...consentInput(values, shown),
  }
}
