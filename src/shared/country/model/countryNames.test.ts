import { describe, expect, test } from "vitest"
import { countries } from "../../../lib/countries"
import { languages } from "../../../lib/languages"
import { selectableCountries, matchCountry } from "./countryNames"

describe("country options", () => {
  test.each(languages)("name each country once in %s", (language) => {
    const options = selectableCountries(language, countries)
    expect(options.map(({ code }) => code).sort()).toEqual([...countries].sort())
    expect(new Set(options.map(({ name }) => name)).size).toBe(countries.length)
    expect(options.filter(({ code, name }) => code === name)).toEqual([])
  })

  test.each([
    ["de", "AT", "Österreich"],
    ["pl", "LV", "Łotwa"],
  ] as const)("in %s call %s %s", (language, country, name) => {
    expect(selectableCountries(language, [country])).toEqual([{ code: country, name }])
  })

  test("follow the sort order of the language: Ö sorts as O in German and after Z in Swedish", () => {
    const some = ["AT", "PL", "NL"] as const
    expect(selectableCountries("de", some).map(({ name }) => name)).toEqual(["Niederlande", "Österreich", "Polen"])
    expect(selectableCountries("sv", some).map(({ name }) => name)).toEqual(["Nederländerna", "Polen", "Österrike"])
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
    for (const language of languages) expect(matchCountry(typed, language, countries)).toBe(country)
  })

  test.each([
    ["de", "en", "DK"],
    ["de", "de", "DE"],
    ["ch", "de", "CH"],
    ["s", "de", "SE"],
    ["lit", "de", "LT"],
  ] as const)("%j in %s mean %s: the page's language first, then the code, then others", (typed, language, country) => {
    expect(matchCountry(typed, language, countries)).toBe(country)
  })

  test.each(["", "  ", "-", "xyz", "GB", "US", "United Kingdom", "constructor"])("%j match nothing", (typed) => {
    for (const language of languages) expect(matchCountry(typed, language, countries)).toBeUndefined()
  })

  test("never match a country that the code does not allow", () => {
    expect(matchCountry("DE", "en", ["AT", "CH"])).toBeUndefined()
    expect(matchCountry("Germany", "en", ["AT", "CH"])).toBeUndefined()
    expect(matchCountry("de", "en", ["AT", "DE"])).toBe("DE")
  })
})
