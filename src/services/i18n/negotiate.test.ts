import { expect, test } from "vitest"
import { negotiate } from "./negotiate"

test.each([
  ["fr", "de", "it", "fr"],
  [undefined, "de", "it", "de"],
  [undefined, undefined, "it,de", "it"],
  [undefined, undefined, "es,pt-BR,nl-BE,de", "nl"],
  [undefined, undefined, "DE-at", "de"],
  [undefined, undefined, "es,pt", "en"],
  [undefined, undefined, "", "en"],
  ["xx", "yy", "sv", "sv"],
  ["", "", "pl", "pl"],
  ["DE", undefined, "pl", "pl"],
] as const)("cookie %j, query %j, browser %j: %s", (cookie, query, browser, language) => {
  expect(negotiate(cookie, query, browser)).toBe(language)
})
