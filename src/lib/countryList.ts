import { countries } from "./countries.ts"

/**
 * The countries with their names in a language, in its sort order: "AT Austria|BE Belgium". A browser would need 10 ms
 * and more (a phone, 40) to load the locale data for them while it draws the form: the build makes the list.
 */
export function countryList(language: string): string {
  const names = new Intl.DisplayNames(language, { type: "region" })
  const { compare } = new Intl.Collator(language)
  return countries
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((one, other) => compare(one.name, other.name))
    .map(({ code, name }) => `${code} ${name}`)
    .join("|")
}
