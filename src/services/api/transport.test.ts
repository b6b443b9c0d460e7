// @vitest-environment node
import { expect, test } from "vitest"
import { retryAfterSeconds } from "./retryAfter"

const now = Date.parse("2026-11-20T12:00:00Z")

test.each([
  ["0", 0],
  ["3", 3],
  [" 120 ", 120],
  ["Fri, 20 Nov 2026 12:00:04 GMT", 4],
  ["Friday, 20-Nov-26 12:00:04 GMT", 4],
  ["Fri, 20 Nov 2026 11:59:00 GMT", 0],
])("reads %j as %d seconds", (header, seconds) => {
  expect(retryAfterSeconds(header, now)).toBe(seconds)
})

test("rounds a part of a second up", () => {
  expect(retryAfterSeconds("Fri, 20 Nov 2026 12:00:04 GMT", now + 500)).toBe(4)
})

test.each([null, "", "soon", "-1", "1.5", "3 s", "2026-11-20", "never GMT"])("makes nothing of %j", (header) => {
  expect(retryAfterSeconds(header, now)).toBeUndefined()
})
