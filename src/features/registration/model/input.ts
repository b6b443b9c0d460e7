import type { RegistrationInput } from "../../../api/generated"
import type { Language } from "../../../config/languages"
import type { CountryOption } from "../../../state/registrationState"
import type { RegistrationValues } from "./fields"

/** What a registration is made of besides the form's values. */
export interface RegistrationContext {
  registrationCode: string
  validityTimestamp: string | undefined
  countryOptions: readonly CountryOption[] | undefined
  language: Language
  /** SHA-256 (hex) of the consent texts in that language. */
  hashes: { terms: string; newsletter: string }
  /** When the consent texts came into view: ISO 8601 with offset. */
  shownAt: string
}

/** A registration that can be sent: nothing is missing any more. */
type Complete = RegistrationValues & {
  gender: NonNullable<RegistrationValues["gender"] & ("FEMALE" | "MALE")>
  country: Exclude<RegistrationValues["country"], "">
}

/** Whether checked values are complete; checkRegistration refuses those that are not. */
export function isComplete(values: RegistrationValues): values is Complete {
  return values.gender !== "" && values.country !== ""
}

/** The documents that apply in a country, where the code names any. */
export function documentsOf(options: readonly CountryOption[] | undefined, country: string) {
  const option = options?.find(({ isoCode }) => isoCode === country)
  return { terms: option?.termsPkString, privacy: option?.dataPolicyPkString }
}

/** The mutation's input, but for the id that belongs to its content. Values are normalised and checked. */
export function registrationInput(
  values: Complete,
  context: RegistrationContext,
): Omit<RegistrationInput, "clientMutationId"> {
  const { countryOptions, language, hashes, shownAt } = context
  const documents = documentsOf(countryOptions, values.country)
  return {
    registrationCode: context.registrationCode,
    ...(context.validityTimestamp && { validityTimestamp: context.validityTimestamp }),
    gender: values.gender,
    firstName: values.firstName,
    lastName: values.lastName,
    email: values.email,
    country: values.country,
    language,
    termsAndPrivacyAccepted: values.terms,
    ...(documents.terms && { termsPkString: documents.terms }),
    ...(documents.privacy && { dataPolicyPkString: documents.privacy }),
    newsletter: values.newsletter,
    consents: [
      {
        kind: "TERMS_AND_CONDITIONS",
        accepted: values.terms,
        textSha256: hashes.terms,
        ...(documents.terms && { documentPk: documents.terms }),
        shownAt,
      },
      {
        kind: "PRIVACY_POLICY",
        accepted: values.terms,
        textSha256: hashes.terms,
        ...(documents.privacy && { documentPk: documents.privacy }),
        shownAt,
      },
      { kind: "NEWSLETTER", accepted: values.newsletter, textSha256: hashes.newsletter, shownAt },
    ],
  }
}
