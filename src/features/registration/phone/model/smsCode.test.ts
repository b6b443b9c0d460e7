// @vitest-environment node
import { expect, test } from "vitest"
import { cleanSmsCode } from "./smsCode"

test.each([
  ["123456", "123456"],
  [" 123 456 ", "123456"],
  ["Your code: 123-456", "123456"],
  ["１２３４５６", "123456"],
  ["", ""],
])("%j is read as the code %j", (typed, code) => {
  expect(cleanSmsCode(typed)).toBe(code)
})
