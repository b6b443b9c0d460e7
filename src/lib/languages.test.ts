// @vitest-environment node
import { expect, test } from "vitest"
import { isLanguage, languages } from "./languages"

test.each(languages)("%s is a language of the site", (value) => {
  expect(isLanguage(value)).toBe(true)
})

test.each(["xx", "EN", "", null, undefined])("%j is not a language of the site", (value) => {
  expect(isLanguage(value)).toBe(false)
})
