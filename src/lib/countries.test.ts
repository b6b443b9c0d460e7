// @vitest-environment node
import { expect, test } from "vitest"
import { countries, isCountry } from "./countries"
import { isLanguage } from "./languages"

test("the shop delivers to 27 countries, each listed once", () => {
  expect(new Set(countries).size).toBe(27)
})

test.each(["US", "GB", "UK", "de", "", null, undefined, 1])("%j is not a country of the shop", (value) => {
  expect(isCountry(value)).toBe(false)
})

test.each(["xx", "EN", "", null, undefined])("%j is not a language of the site", (value) => {
  expect(isLanguage(value)).toBe(false)
})
