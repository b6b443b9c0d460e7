import { getExampleNumber } from "libphonenumber-js/min"
import examples from "libphonenumber-js/examples.mobile.json"
import { expect, test } from "vitest"
import { countries, type Country } from "../../../../lib/countries"
import { callingCode, e164, readable } from "./phoneNumber"

test.each<[typed: string, country: Country, number: string | undefined]>([
  ["0151 12345678", "DE", "+4915112345678"],
  ["+49 (0) 151 / 123 456 78", "DE", "+4915112345678"],
  ["+43 664 1234567", "DE", "+436641234567"],
  ["06 12 34 56 78", "FR", "+33612345678"],
  ["312 345 6789", "IT", "+393123456789"],
  ["\u200b\u202a0151 12345678\u202c", "DE", "+4915112345678"],
  ["０１５１１２３４５６７８", "DE", "+4915112345678"],
  ["＋４９ １５１ １２３４５６７８", "AT", "+4915112345678"],
  ["49 151 12345678", "DE", "+4915112345678"],
  ["(49) 151/12345678", "DE", "+4915112345678"],
  ["0049 (0)151 12345678", "AT", "+4915112345678"],
  ["+0049 151 12345678", "DE", "+4915112345678"],
  ["tel:+49-151-12345678", "DE", "+4915112345678"],
  ["43 664 1234567", "DE", "+436641234567"],
  ["393 123 4567", "IT", "+393931234567"],
  ["", "DE", undefined],
  ["12", "DE", undefined],
  ["my number", "DE", undefined],
  ["+49 151 123456789012345", "DE", undefined],
  ["0151 1234", "DE", undefined],
  ["06 12 34 56 7", "FR", undefined],
  ["06 12 34 56 789", "FR", undefined],
  ["079 123 45 6789", "CH", undefined],
  ["+47 406 123", "DE", undefined],
  ["512 3456", "EE", "+3725123456"],
])("%j in %s is %s", (typed, country, number) => {
  expect(e164(typed, country)).toBe(number)
})

test.each(countries)("a mobile number of %s is understood with its country code, plus or not", (country) => {
  const number = getExampleNumber(country, examples)?.number
  const dialled = number?.slice(1) ?? ""
  for (const typed of [`+${dialled}`, dialled, `00${dialled}`]) expect(e164(typed, country)).toBe(number)
})

test("every country has a calling code", () => {
  expect(countries.map(callingCode).filter((code) => !/^\+[1-9]\d{1,3}$/.test(code))).toEqual([])
  expect(callingCode("CH")).toBe("+41")
})

test("a number is formatted in groups", () => {
  expect(readable("+4915112345678")).toBe("+49\u00A01511\u00A02345678")
  expect(readable("nonsense")).toBe("nonsense")
})
