import { expect, test } from "vitest"
import { countries, isCountry } from "./countries"

test("the shop delivers to 27 countries, each listed once", () => {
  expect(new Set(countries).size).toBe(27)
  expect(countries.every(isCountry)).toBe(true)
})

test.each(["US", "GB", "UK", "de", "", null, undefined, 1])("%j is not a country of the shop", (value) => {
  expect(isCountry(value)).toBe(false)
})
