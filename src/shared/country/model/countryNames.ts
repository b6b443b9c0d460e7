import { isCountry, type Country } from "../../../lib/countries"
import { languages, type Language } from "../../../lib/languages"
import { attempt } from "../../../lib/attempt"

/** A country as an option of the country field, with its name in the page's language. */
export interface SelectableCountry {
  readonly code: Country
  readonly name: string
}

/** Names that people type besides those in the site's languages: native, former and colloquial ones. */
const otherNames: Readonly<Record<Country, readonly string[]>> = {
  AT: ["Österreich"],
  BE: ["België / Belgique"],
  BG: ["България", "Bulgariya"],
  CH: ["Schweiz / Suisse", "Svizra", "Helvetia", "Confoederatio Helvetica"],
  CY: ["Κύπρος", "Kypros", "Kıbrıs"],
  CZ: ["Česko", "Česká republika", "Czech Republic", "Tschechische Republik", "République tchèque", "Repubblica Ceca"],
  DE: ["Deutschland", "Federal Republic of Germany", "Bundesrepublik Deutschland", "BRD"],
  DK: ["Danmark"],
  EE: ["Eesti"],
  ES: ["España", "Espanya", "Espainia"],
  FI: ["Suomi", "Åland"],
  FR: ["France"],
  GR: ["Ελλάδα", "Ellada", "Hellas"],
  HR: ["Hrvatska"],
  HU: ["Magyarország"],
  IE: ["Ireland", "Éire", "Republic of Ireland"],
  IT: ["Italia"],
  LT: ["Lietuva"],
  LU: ["Lëtzebuerg"],
  LV: ["Latvija"],
  NL: ["Nederland", "Holland", "The Netherlands"],
  PL: ["Polska"],
  PT: ["Portugal"],
  RO: ["România"],
  SE: ["Sverige"],
  SI: ["Slovenija"],
  SK: ["Slovensko", "Slovak Republic"],
}

/**
 * The allowed countries.
 * @param list all countries as the texts have them, in the sort order of their language ("AT Austria|BE Belgium",
 *   scripts/vite/localeTexts.ts)
 */
export function selectableCountries(list: string, allowed: readonly Country[]): readonly SelectableCountry[] {
  return list.split("|").flatMap((entry) => {
    const code = entry.slice(0, 2)
    return isCountry(code) && allowed.includes(code) ? { code, name: entry.slice(3) } : []
  })
}

const displayNames = new Map<Language, Intl.DisplayNames>()

/** A country's name in a language, from the browser's locale data; none if that has none. */
function nameOf(country: Country, language: Language): readonly string[] {
  const name = attempt(() => {
    const names = displayNames.get(language) ?? new Intl.DisplayNames(language, { type: "region" })
    displayNames.set(language, names)
    return names.of(country)
  })
  // Without data for a language, Intl answers with the code.
  return name && name !== country ? [name] : []
}

/** Normalizes case, accents and punctuation, and replaces ł and ı, which Unicode does not decompose. */
function folded(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replaceAll("ł", "l")
    .replaceAll("ı", "i")
    .replace(/[^\p{L}]+/gu, " ")
    .trim()
}

/** Spells out German umlauts, as people type them without a German keyboard: Oesterreich. */
function withoutUmlauts(text: string): string {
  return text.normalize("NFC").replace(/[äöüÄÖÜ]/g, (letter) => `${folded(letter)}e`)
}

function startsWith(name: string, start: string): boolean {
  return folded(name).startsWith(start) || folded(withoutUmlauts(name)).startsWith(start)
}

/**
 * The country that typed letters stand for (product decisions, section 5); undefined if none matches. Precedence: an
 * exact ISO code in capitals (DE is Germany, although Denmark starts with it), the start of the name in the page's
 * language, the ISO code regardless of case, the start of the name in any language of the site, the start of a native,
 * former or colloquial name. Of several matches of the same kind, the first in the page's sort order.
 * @param options the allowed countries in the page's language and sort order
 */
export function matchCountry(typed: string, options: readonly SelectableCountry[]): Country | undefined {
  const text = typed.trim()
  const start = folded(text)
  if (start === "") return undefined
  const named = (namesOf: (option: SelectableCountry) => readonly string[]) =>
    options.find((option) => namesOf(option).some((name) => startsWith(name, start)))
  const coded = (wanted: string) => options.find(({ code }) => code === wanted)
  const match =
    coded(text) ??
    named(({ name }) => [name]) ??
    coded(text.toUpperCase()) ??
    named(({ code }) => languages.flatMap((language) => nameOf(code, language))) ??
    named(({ code }) => otherNames[code])
  return match?.code
}
