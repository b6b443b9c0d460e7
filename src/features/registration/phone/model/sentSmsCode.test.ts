// @vitest-environment node
import { expect, test } from "vitest"
import { formatSentCode, parseSentCode } from "./sentCode"

test("a code that was sent is still asked for after a reload", () => {
  const sent = { number: "+4915112345678", resendAt: Date.now() + 30_000 }
  expect(parseSentCode(formatSentCode(sent))).toEqual(sent)
})

test.each([
  ["nothing", null],
  ["something else", "null"],
  ["a text that is no number", `abc ${Date.now()}`],
  ["a number without a time", "+4915112345678"],
  ["a code sent an hour ago", formatSentCode({ number: "+4915112345678", resendAt: Date.now() - 3_600_000 })],
])("%s leads to the number", (_what, stored) => {
  expect(parseSentCode(stored)).toBeUndefined()
})
