import { readConsent, type AskAgainReason } from "../../../../shared/forms/consents"
import type { ShoppingPreference, SocialRegistrationInput } from "../../../../services/api/generated"
import { isCountry, type Country } from "../../../../lib/countries"
import type { Language } from "../../../../lib/languages"
import { consentInput, type ConsentValues, type ShownConsents } from "../../consents/consents"
import type { FieldErrors } from "../../../../shared/forms/fieldErrors"

/** Shopping preferences, in display order (contract, ShoppingPreference). */
export const shoppingPreferences = ["WOMEN", "MEN", "KIDS", "HOME"] as const satisfies readonly ShoppingPreference[]

/** Values of the second step, without anything the token already contains. */
export interface SecondStepValues extends ConsentValues {
  preferences: readonly ShoppingPreference[]
  country: "" | Country
}

export type SecondStepField = keyof SecondStepValues

/** The fields, in the order of the form and the error summary. */
export const secondStepFields = [
  "preferences",
  "country",
  "terms",
  "newsletter",
] as const satisfies readonly SecondStepField[]

/** Error keys of the fields. */
export type SecondStepMessage =
  | "preferences.missing"
  | "registration:error.country"
  | "registration:error.terms"
  | `registration:again.${AskAgainReason}`

export type SecondStepMessages = FieldErrors<SecondStepValues, SecondStepMessage>

/**
 * Reads the current values from the controls.
 * @param current the values read before
 * @param shown what stands beside the consents
 */
export function readSecondStep(data: FormData, current: SecondStepValues, shown: ShownConsents): SecondStepValues {
  const country = data.get("country")
  const ticked = data.getAll("preferences")
  return {
    preferences: shoppingPreferences.filter((preference) => ticked.includes(preference)),
    country: isCountry(country) ? country : "",
    terms: readConsent(data.get("terms"), current.terms, shown.terms),
    newsletter: readConsent(data.get("newsletter"), current.newsletter, shown.newsletter),
  }
}

/** What the input consists of besides the form's values. */
interface SecondStepContext {
  token: string
  registrationCode: string
  validityTimestamp: string | undefined
  language: Language
  /** What stands beside the consents. */
  shown: ShownConsents
}

/** The mutation's input without the clientMutationId; undefined until a country is chosen and the terms are agreed to. */
export function secondStepInput(
  values: SecondStepValues,
  { token, registrationCode, validityTimestamp, language, shown }: SecondStepContext,
): Omit<SocialRegistrationInput, "clientMutationId"> | undefined {
  const { country, preferences, terms, newsletter } = values
  if (country === "" || terms === false) return undefined
  return {
    token,
    ...(registrationCode && { registrationCode }),
    ...(registrationCode && validityTimestamp && { validityTimestamp }),
    shoppingPreferences: [...preferences],
    country,
    language,
    ...consentInput({ terms, newsletter }, shown),
  }
}
