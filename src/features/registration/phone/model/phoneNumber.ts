import { getCountryCallingCode, parsePhoneNumberFromString } from "libphonenumber-js/min"
import type { Country } from "../../../../lib/countries"

/** The calling code of a country as it is dialled, e.g. "+49". */
export function callingCode(country: Country): string {
  return `+${getCountryCallingCode(country)}`
}

/**
 * A typed number in E.164 form; undefined for what cannot be a number.
 * @param text with or without the country's calling code, with any blanks, brackets and dashes
 * @param country whose numbers are dialled without a calling code
 */
export function e164(text: string, country: Country): string | undefined {
  // Digits of other scripts and full-width ones are read by the library, invisible characters are not.
  const plain = text.replace(/\p{Cf}/gu, "").trim()
  const number = parsePhoneNumberFromString(plain, country)
  return number?.isPossible() ? number.number : undefined
}

/** A number in E.164 form in groups, as people read it, e.g. "+49 1512 3456789", which no line breaks apart. */
export function readable(number: string): string {
  return (parsePhoneNumberFromString(number)?.formatInternational() ?? number).replaceAll(" ", "\u00A0")
}
