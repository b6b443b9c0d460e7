import type { ConsentReceipt } from "../../../services/api/generated"
import type { CountryOption } from "../../../services/state/registrationState"

/** The two checkboxes of {@link ConsentFields}. */
export interface ConsentValues {
  /** Terms and conditions and privacy policy, one checkbox (product decisions, section 5). */
  terms: boolean
  newsletter: boolean
}

/** What was shown with the checkboxes. */
export interface ShownConsents {
  countryOptions: readonly CountryOption[] | undefined
  country: string
  /** SHA-256 (hex) of the consent texts in the language in which they were shown last. */
  hashes: { terms: string; newsletter: string }
  /** When the consent texts became visible: ISO 8601 with offset. */
  shownAt: string
}

/** The legal documents that the registration code names for a country; undefined where it names none. */
export function documentsOf(options: readonly CountryOption[] | undefined, country: string) {
  const option = options?.find(({ isoCode }) => isoCode === country)
  return { terms: option?.termsPkString, privacy: option?.dataPolicyPkString }
}

/** The part of a mutation's input that records what the visitor was shown and chose (contract, ConsentReceipt). */
export function consentInput(values: ConsentValues, { countryOptions, country, hashes, shownAt }: ShownConsents) {
  const documents = documentsOf(countryOptions, country)
  const consents: ConsentReceipt[] = [
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
  ]
  return {
    termsAndPrivacyAccepted: values.terms,
    ...(documents.terms && { termsPkString: documents.terms }),
    ...(documents.privacy && { dataPolicyPkString: documents.privacy }),
    newsletter: values.newsletter,
    consents,
  }
}
