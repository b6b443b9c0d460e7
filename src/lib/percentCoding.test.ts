import { expect, test } from "vitest"
import { percentDecode } from "./percentCoding"

test.each([
  ["terms-at", "terms-at"],
  ["a%2Fb%3Fc%23d%20e", "a/b?c#d e"],
  ["%C3%A9%F0%9F%91%97", "é👗"],
  ["a+b", "a+b"],
  ["100%", "100%"],
  ["%E0%A4%A", "%E0%A4%A"],
  ["", ""],
])("%j becomes %j", (text, decoded) => {
  expect(percentDecode(text)).toBe(decoded)
})
