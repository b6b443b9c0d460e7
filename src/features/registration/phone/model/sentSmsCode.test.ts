// @vitest-environment node
import { expect, test } from "vitest"
import { formatSentSmsCode, parseSentSmsCode } from "./sentSmsCode"

test("a code that was sent is still asked for after a reload", () => {
  const sent = { number: "+4915112345678", resendAt: Date.now() + 30_000 }
  expect(parseSentSmsCode(formatSentSmsCode(sent))).toEqual(sent)
})

test.each([
  ["nothing", null],
  ["something else", "null"],
  ["a text that is no number", `abc ${Date.now()}`],
  ["a number without a time", "+4915112345678"],
  ["a code sent an hour ago", formatSentSmsCode({ number: "+4915112345678", resendAt: Date.now() - 3_600_000 })],
])("%s leads to the number", (_what, stored) => {
  expect(parseSentSmsCode(stored)).toBeUndefined()
})
