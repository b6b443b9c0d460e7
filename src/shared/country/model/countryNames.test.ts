import { describe, expect, test } from "vitest"
import { countries, type Country } from "../../../lib/countries"
import { languages, type Language } from "../../../lib/languages"
import { readTexts } from "../../../../tests/e2e/support/texts"
import { selectableCountries, matchCountry } from "./countryNames"

const inLanguage = (language: Language, allowed: readonly Country[] = countries) =>
  selectableCountries(String(readTexts(language, "registration")["countries"]), allowed)

describe("country options", () => {
  test.each(languages)("name each country once in %s", (language) => {
    const options = inLanguage(language)
    expect(options.map(({ code }) => code).sort()).toEqual([...countries].sort())
    expect(new Set(options.map(({ name }) => name)).size).toBe(countries.length)
    expect(options.filter(({ code, name }) => code === name)).toEqual([])
  })

  test.each([
    ["de", "AT", "Österreich"],
    ["pl", "LV", "Łotwa"],
  ] as const)("in %s call %s %s", (language, country, name) => {
    expect(inLanguage(language, [country])).toEqual([{ code: country, name }])
  })

  test("follow the sort order of the language: Ö sorts as O in German and after Z in Swedish", () => {
    const some = ["AT", "PL", "NL"] as const
    expect(inLanguage("de", some).map(({ name }) => name)).toEqual(["Niederlande", "Österreich", "Polen"])
    expect(inLanguage("sv", some).map(({ name }) => name)).toEqual(["Nederländerna", "Polen", "Österrike"])
  })
})

describe("typed letters", () => {
  test.each([
    ["deutschland", "DE"],
    ["Niemcy", "DE"],
    ["GER", "DE"],
    ["DE", "DE"],
    ["BRD", "DE"],
    ["österr", "AT"],
    ["oesterreich", "AT"],
    ["Schweiz", "CH"],
    ["Svizra", "CH"],
    ["Holland", "NL"],
    ["Czech Republic", "CZ"],
    ["Łotwa", "LV"],
    ["ελλαδα", "GR"],
    ["Eire", "IE"],
    [" Hrvatska ", "HR"],
    ["KIBRIS", "CY"],
    ["sk", "SK"],
  ] as const)("%j mean %s in every language of the page", (typed, country) => {
    for (const language of languages) expect(matchCountry(typed, inLanguage(language))).toBe(country)
  })

  test.each([
    ["de", "en", "DK"],
    ["de", "de", "DE"],
    ["ch", "de", "CH"],
    ["s", "de", "SE"],
    ["lit", "de", "LT"],
  ] as const)("%j in %s mean %s: the page's language first, then the code, then others", (typed, language, country) => {
    expect(matchCountry(typed, inLanguage(language))).toBe(country)
  })

  test.each(["", "  ", "-", "xyz", "GB", "US", "United Kingdom", "constructor"])("%j match nothing", (typed) => {
    for (const language of languages) expect(matchCountry(typed, inLanguage(language))).toBeUndefined()
  })

  test("never match a country that the code does not allow", () => {
    expect(matchCountry("DE", inLanguage("en", ["AT", "CH"]))).toBeUndefined()
    expect(matchCountry("Germany", inLanguage("en", ["AT", "CH"]))).toBeUndefined()
    expect(matchCountry("de", inLanguage("en", ["AT", "DE"]))).toBe("DE")
  })
})
