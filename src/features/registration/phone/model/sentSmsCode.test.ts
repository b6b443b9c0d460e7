import { expect, test } from "vitest"
import { formatSentSmsCode, parseSentSmsCode } from "./sentSmsCode"

test.each([30, 7200])("a code that was sent is still asked for after a reload, %d s before the next", (seconds) => {
  const sent = { number: "+4915112345678", resendAt: Date.now() + seconds * 1000 }
  expect(parseSentSmsCode(formatSentSmsCode(sent))).toEqual(sent)
})

test.each([
  ["nothing", null],
  ["something else", "null"],
  ["a text that is no number", `abc ${Date.now()}`],
  ["a number without a time", "+4915112345678"],
  ["a code sent an hour ago", formatSentSmsCode({ number: "+4915112345678", resendAt: Date.now() - 3_600_000 })],
  [
    "a code whose wait a wrong clock has made two days long",
    formatSentSmsCode({ number: "+4915112345678", resendAt: Date.now() + 172_800_000 }),
  ],
])("%s leads to the number", (_what, stored) => {
  expect(parseSentSmsCode(stored)).toBeUndefined()
})
