import { withdraw, type Consent, type ConsentValue } from "../../../lib/consent"
import type { CountryOption } from "../../../services/state/registrationState"
import { isExpired, isGiven, receiptOf, withdrawUntranslated } from "../../../shared/forms/consents"

/** The two checkboxes for consents. */
export interface ConsentValues {
  /** Terms and conditions and privacy policy, one checkbox (product decisions, section 5). */
  terms: ConsentValue
  newsletter: ConsentValue
}

/** What stands beside each of the checkboxes (`shownConsent`). */
export type ShownConsents = Readonly<Record<keyof ConsentValues, string>>

/** The legal documents that the registration code names for a country; undefined where it names none. */
export function documentsOf(options: readonly CountryOption[] | undefined, country: string) {
  const option = options?.find(({ isoCode }) => isoCode === country)
  return { terms: option?.termsPkString, privacy: option?.dataPolicyPkString }
}

const endIf = <Values extends ConsentValues>(values: Values, isOver: (consent: Consent) => boolean): Values => {
  const end = (value: ConsentValue) => (value && isOver(value) ? withdraw(value, "time") : value)
  return { ...values, terms: end(values.terms), newsletter: end(values.newsletter) }
}

/** Withdraws consents that are too old, of a stored draft. */
export const withdrawExpired = <Values extends ConsentValues>(values: Values): Values => endIf(values, isExpired)

/**
 * The consents as a submit takes them. Both are withdrawn if one of them has become too old on the screen: the submit
 * would go on without the newsletter alone, and not say so.
 */
export function withdrawForSubmit<Values extends ConsentValues>(values: Values, shown: ShownConsents): Values {
  const ends = (name: keyof ConsentValues) => {
    const value = values[name]
    return isGiven(value, shown[name]) && isExpired(value)
  }
  const terms = withdrawUntranslated(values.terms, shown.terms)
  const newsletter = withdrawUntranslated(values.newsletter, shown.newsletter)
  return endIf({ ...values, terms, newsletter }, () => ends("terms") || ends("newsletter"))
}

/** The address of an account, and when the consents were sent with which it was created. */
export interface ConsentedAccount {
  email: string
  at: number
}

/**
 * Withdraws consents that were given for another account; set back to that account, they count again.
 * @param locked the only address that the form can be for, if there is one
 * @param sent the account that consents were sent for last
 */
export function withdrawForeign<Values extends ConsentValues & { email: string }>(
  values: Values,
  locked: string | undefined,
  sent: ConsentedAccount | undefined,
): Values {
  const { email } = values
  const isOther = locked !== undefined && email !== "" && email !== locked
  const judge = (value: ConsentValue): ConsentValue => {
    if (value === false) return false
    const wasSent = sent !== undefined && value.at <= sent.at
    if (isOther || (wasSent && email !== sent.email)) return withdraw(value, "account")
    const { withdrawn, ...given } = value
    return withdrawn === "account" && wasSent ? given : value
  }
  return { ...values, terms: judge(values.terms), newsletter: judge(values.newsletter) }
}

/**
 * The part of a mutation's input that records what the visitor was shown and chose (contract, ConsentReceipt). A
 * newsletter that was not chosen was shown with the terms.
 */
export function consentInput(
  { terms, newsletter }: { terms: Consent; newsletter: ConsentValue },
  shown: ShownConsents,
) {
  const linked = new URLSearchParams(terms.shown)
  const [termsPk, privacyPk] = [linked.get("terms"), linked.get("privacy")]
  const agreed = { accepted: true, ...receiptOf(terms.shown, terms.at) }
  const wanted = isGiven(newsletter, shown.newsletter)
  const consents = [
    { kind: "TERMS_AND_CONDITIONS" as const, ...agreed, ...(termsPk && { documentPk: termsPk }) },
    { kind: "PRIVACY_POLICY" as const, ...agreed, ...(privacyPk && { documentPk: privacyPk }) },
    {
      kind: "NEWSLETTER" as const,
      accepted: wanted,
      ...receiptOf(shown.newsletter, wanted ? newsletter.at : terms.at),
    },
  ]
  return {
    termsAndPrivacyAccepted: true,
    ...(termsPk && { termsPkString: termsPk }),
    ...(privacyPk && { dataPolicyPkString: privacyPk }),
    newsletter: wanted,
    consents,
  }
}
