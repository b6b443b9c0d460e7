import type { ShoppingPreference, SocialRegistrationInput } from "../../../../services/api/generated"
import { isCountry, type Country } from "../../../../lib/countries"
import type { Language } from "../../../../lib/languages"
import { consentInput, type ConsentValues, type ShownConsents } from "../../consents/consents"
import type { FieldErrors } from "../../../../shared/forms/useFormikForm"

/** What a visitor may like to shop for, in the order in which it is offered (contract, ShoppingPreference). */
export const shoppingPreferences = ["WOMEN", "MEN", "KIDS", "HOME"] as const satisfies readonly ShoppingPreference[]

/** What the second step asks for; nothing that the token already gives. */
export interface SecondStepValues extends ConsentValues {
  preferences: readonly ShoppingPreference[]
  country: "" | Country
}

export type SecondStepField = keyof SecondStepValues

/** The fields in the order in which the form shows them and an error summary lists them. */
export const secondStepFields = [
  "preferences",
  "country",
  "terms",
  "newsletter",
] as const satisfies readonly SecondStepField[]

/** Keys of what can be wrong with a field. */
export type SecondStepMessage = "preferences.missing" | "registration:error.country" | "registration:error.terms"

export type SecondStepMessages = FieldErrors<SecondStepValues, SecondStepMessage>

/** What FormData and a stored query have in common. */
interface NamedValues {
  get: (name: string) => unknown
  getAll: (name: string) => readonly unknown[]
  has: (name: string) => boolean
}

/** The values as they stand in the controls. */
export function readSecondStep(data: NamedValues): SecondStepValues {
  const country = data.get("country")
  const ticked = data.getAll("preferences")
  return {
    preferences: shoppingPreferences.filter((preference) => ticked.includes(preference)),
    country: isCountry(country) ? country : "",
    terms: data.has("terms"),
    newsletter: data.has("newsletter"),
  }
}

/** What the input is made of besides the form's values. */
interface SecondStepContext extends Omit<ShownConsents, "country"> {
  token: string
  registrationCode: string
  validityTimestamp: string | undefined
  language: Language
}

/** The mutation's input, but for the id that belongs to its content; undefined while no country is chosen. */
export function secondStepInput(
  values: SecondStepValues,
  { token, registrationCode, validityTimestamp, language, ...shown }: SecondStepContext,
): Omit<SocialRegistrationInput, "clientMutationId"> | undefined {
  const { country, preferences } = values
  if (country === "") return undefined
  return {
    token,
    ...(registrationCode && { registrationCode }),
    ...(registrationCode && validityTimestamp && { validityTimestamp }),
    shoppingPreferences: [...preferences],
    country,
    language,
    ...consentInput(values, { ...shown, country }),
  }
}
