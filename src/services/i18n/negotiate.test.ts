import { expect, test } from "vitest"
import { negotiate } from "./negotiate"

test.each([
  ["fr", "de", ["it"], "fr"],
  [null, "de", ["it"], "de"],
  [null, undefined, ["it", "de"], "it"],
  [null, undefined, ["es", "pt-BR", "nl-BE", "de"], "nl"],
  [null, undefined, ["DE-at"], "de"],
  [null, undefined, ["es", "pt"], "en"],
  [null, undefined, [], "en"],
  ["xx", "yy", ["sv"], "sv"],
  ["", "", ["pl"], "pl"],
  ["DE", undefined, ["pl"], "pl"],
] as const)("cookie %j, query %j, browser %j: %s", (cookie, query, browser, language) => {
  expect(negotiate(cookie, query, browser)).toBe(language)
})
