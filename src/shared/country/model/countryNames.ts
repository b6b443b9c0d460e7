import { countries, isCountry, type Country } from "../../../lib/countries"
import { languages, type Language } from "../../../lib/languages"
import { attempt } from "../../../lib/attempt"

/** A country as an option of the country field, with its name in the page's language. */
export interface SelectableCountry {
  readonly code: Country
  readonly name: string
}

/**
 * Names that people type besides those in the site's languages: native, former and colloquial ones. The first is what
 * the country calls itself, and its name where the browser has no other.
 */
const otherNames: Readonly<Record<Country, readonly [string, ...string[]]>> = {
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

const displayNames = new Map<Language, Intl.DisplayNames>()

/** A country's name in a language, from the browser's locale data; its own name if that has none. */
function nameOf(country: Country, language: Language): string {
  const name = attempt(() => {
    const names = displayNames.get(language) ?? new Intl.DisplayNames(language, { type: "region" })
    displayNames.set(language, names)
    return names.of(country)
  })
  // Without data for a language, Intl answers with the code.
  return name && name !== country ? name : otherNames[country][0]
}

/** All countries in the sort order of each language, once it is needed: a form asks with every render. */
const sorted = new Map<Language, readonly SelectableCountry[]>()

/** The allowed countries with their names in a language, in the sort order of that language. */
export function selectableCountries(language: Language, allowed: readonly Country[]): readonly SelectableCountry[] {
  const all = sorted.get(language) ?? sortedCountries(language)
  sorted.set(language, all)
  return all.filter(({ code }) => allowed.includes(code))
}

function sortedCountries(language: Language): SelectableCountry[] {
  const compare =
    attempt(() => new Intl.Collator(language).compare) ?? ((one: string, other: string) => one.localeCompare(other))
  return countries
    .map((code) => ({ code, name: nameOf(code, language) }))
    .sort((one, other) => compare(one.name, other.name))
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
 * The allowed country that typed letters stand for (product decisions, section 5); undefined if none matches.
 * Precedence: an exact ISO code in capitals (DE is Germany, although Denmark starts with it), the start of the name in
 * the page's language, the ISO code regardless of case, the start of the name in any language of the site, the start of
 * a native, former or colloquial name. Of several matches of the same kind, the first in the page's sort order.
 */
export function matchCountry(typed: string, language: Language, allowed: readonly Country[]): Country | undefined {
  const text = typed.trim()
  const start = folded(text)
  if (start === "") return undefined
  const order = selectableCountries(language, allowed).map(({ code }) => code)
  const named = (namesOf: (code: Country) => readonly string[]) =>
    order.find((code) => namesOf(code).some((name) => startsWith(name, start)))
  return (
    allowedCode(text, allowed) ??
    named((code) => [nameOf(code, language)]) ??
    allowedCode(text.toUpperCase(), allowed) ??
    named((code) => languages.map((other) => nameOf(code, other))) ??
    named((code) => otherNames[code])
  )
}

function allowedCode(text: string, allowed: readonly Country[]): Country | undefined {
  return isCountry(text) && allowed.includes(text) ? text : undefined
}
