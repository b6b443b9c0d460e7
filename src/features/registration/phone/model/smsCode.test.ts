import { expect, test } from "vitest"
import { cleanSmsCode } from "./smsCode"

test.each([
  [" 123 456 ", "123456"],
  ["Your code: 123-456", "123456"],
  ["１２３４５６", "123456"],
  ["123456 is your Lisière code. It is valid for 10 minutes.", "123456"],
  ["@www.example.com #123456", "123456"],
  ["12 34", "1234"],
  ["123456 10 min", "123456"],
  ["1234\n10 Minuten", "1234"],
  ["1.2.3.4.5.6", "123456"],
  ["2 minutes left: \u2068123\u200b456\u2069", "123456"],
  ["", ""],
])("%j is read as the code %j", (typed, code) => {
  expect(cleanSmsCode(typed)).toBe(code)
})
