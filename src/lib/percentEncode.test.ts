// @vitest-environment node
import { expect, test } from "vitest"
import { percentEncode } from "./percentEncode"

test.each([
  ["terms-at", "terms-at"],
  ["a/b?c#d e", "a%2Fb%3Fc%23d%20e"],
  ["é👗", "%C3%A9%F0%9F%91%97"],
  ["a\ud83db", "a%EF%BF%BDb"],
  ["\udc00", "%EF%BF%BD"],
  ["", ""],
])("%j becomes %s", (text, encoded) => {
  expect(percentEncode(text)).toBe(encoded)
})
