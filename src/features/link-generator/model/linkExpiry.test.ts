// @vitest-environment node
import { expect, test } from "vitest"
import { earliestEnd, expiryAt } from "./linkExpiry"

test.each([
  ["2027-03-15T10:00:00.000Z", "2027-03-01T10:00:00Z", "valid"],
  ["2027-03-15T10:00:00.000Z", "2027-03-12T09:59:59Z", "valid"],
  ["2027-03-15T10:00:00.000Z", "2027-03-12T10:00:00Z", "expiresSoon"],
  ["2027-03-15T10:00:00.000Z", "2027-03-15T09:59:59Z", "expiresSoon"],
  ["2027-03-15T10:00:00.000Z", "2027-03-15T10:00:00Z", "expired"],
  ["someday", "2027-03-15T10:00:00Z", "unknown"],
  [undefined, "2027-03-15T10:00:00Z", "unknown"],
])("a link valid until %s is at %s: %s", (validUntil, now, validity) => {
  expect(expiryAt(validUntil, Date.parse(now))).toBe(validity)
})

test("links printed together end with the first of them", () => {
  const of = (...ends: (string | undefined)[]) => earliestEnd(ends.map((validUntil) => ({ validUntil })))
  const [first, last] = ["2027-03-15T10:00:00.000Z", "2027-03-20T10:00:00.000Z"]
  expect(of(first, first)).toEqual({ end: first, isCommon: true })
  expect(of(first, "2027-03-15T11:00:00+01:00")).toEqual({ end: first, isCommon: true })
  expect(of(last, first)).toEqual({ end: first, isCommon: false })
  expect(of(undefined, last)).toEqual({ end: last, isCommon: false })
  expect(of(undefined, "someday")).toEqual({ end: undefined, isCommon: false })
})
