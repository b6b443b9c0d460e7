// @vitest-environment node
import { expect, test } from "vitest"
import { negotiate } from "./negotiate"

test.each([
  ["fr", "de", ["it"], "fr"],
  [null, "de", ["it"], "de"],
  [null, null, ["it", "de"], "it"],
  [null, null, ["es", "pt-BR", "nl-BE", "de"], "nl"],
  [null, null, ["DE-at"], "de"],
  [null, null, ["es", "pt"], "en"],
  [null, null, [], "en"],
  ["xx", "yy", ["sv"], "sv"],
  ["", "", ["pl"], "pl"],
  ["DE", null, ["pl"], "pl"],
] as const)("cookie %j, query %j, browser %j: %s", (cookie, query, browser, language) => {
  expect(negotiate(cookie, query, browser)).toBe(language)
})
