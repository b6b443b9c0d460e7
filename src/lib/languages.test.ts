// @vitest-environment node
import { expect, test } from "vitest"
import { isLanguage } from "./languages"

test.each(["xx", "EN", "", null, undefined])("%j is not a language of the site", (value) => {
  expect(isLanguage(value)).toBe(false)
})
