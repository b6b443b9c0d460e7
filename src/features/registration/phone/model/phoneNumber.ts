import { getCountryCallingCode, parsePhoneNumberFromString } from "libphonenumber-js/min"
import { countries, isCountry, type Country } from "../../../../lib/countries"

/** The calling code of a country as dialled, e.g. "+49". */
export function callingCode(country: Country): string {
  return `+${getCountryCallingCode(country)}`
}

/** The country to whose calling code a number in E.164 form belongs; undefined if it is none of the site's. */
export const countryOf = (number: string): Country | undefined =>
  countries.find((country) => number.startsWith(callingCode(country)))

/**
 * A typed number in E.164 form; undefined if no text message can reach it: too short or too long for its country.
 * @param text with or without the country's calling code, with any spaces, brackets and dashes
 * @param country whose numbers may be typed without a calling code
 */
export function e164(text: string, country: Country): string | undefined {
  // The library reads digits of other scripts, but neither invisible characters nor a full-width plus sign.
  const plain = text
    .normalize("NFKC")
    .replace(/\p{Cf}/gu, "")
    .trim()
    .replace(/^\+\s*00/, "+")
  const number = withCallingCode(plain) ?? parsePhoneNumberFromString(plain, country)
  // Fixed lines may be shorter; no mobile number has less than ten digits with its calling code (Estonia: +372 512 3456).
  return number?.isValid() && number.number.length > 10 ? number.number : undefined
}

/**
 * Reads a number that begins with the calling code of one of the site's countries, but without a plus. It has at least
 * eleven digits: as many as no mobile number has that begins like a calling code when dialled within its country.
 */
function withCallingCode(text: string) {
  if (!/^[1-9]\d{10}/.test(text.replace(/[^\d+]/g, ""))) return undefined
  const number = parsePhoneNumberFromString(`+${text}`)
  return number?.isValid() && isCountry(number.country) ? number : undefined
}

/** Formats an E.164 number in groups, e.g. "+49 1512 3456789", with no-break spaces. */
export function readable(number: string): string {
  return (parsePhoneNumberFromString(number)?.formatInternational() ?? number).replaceAll(" ", "\u00A0")
}
