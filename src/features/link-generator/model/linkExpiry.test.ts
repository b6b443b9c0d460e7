// @vitest-environment node
import { expect, test } from "vitest"
import { validityAt } from "./validity"

test.each([
  ["2027-03-15T10:00:00.000Z", "2027-03-01T10:00:00Z", "running"],
  ["2027-03-15T10:00:00.000Z", "2027-03-12T09:59:59Z", "running"],
  ["2027-03-15T10:00:00.000Z", "2027-03-12T10:00:00Z", "soon"],
  ["2027-03-15T10:00:00.000Z", "2027-03-15T09:59:59Z", "soon"],
  ["2027-03-15T10:00:00.000Z", "2027-03-15T10:00:00Z", "ended"],
  ["someday", "2027-03-15T10:00:00Z", "unknown"],
  [undefined, "2027-03-15T10:00:00Z", "unknown"],
])("a link valid until %s is at %s: %s", (validUntil, now, validity) => {
  expect(validityAt(validUntil, Date.parse(now))).toBe(validity)
})
