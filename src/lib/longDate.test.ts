import { expect, test, vi } from "vitest"
import { longDate } from "./longDate"

test.each([
  ["2026-03-01", "fr", "1er mars 2026"],
  ["2026-03-11", "fr", "11 mars 2026"],
  ["2026-03-21", "fr", "21 mars 2026"],
  ["2026-03-01", "it", "1º marzo 2026"],
  ["2026-03-01", "de", "1. März 2026"],
  ["2026-03-01", "en", "1 March 2026"],
])("%s in %s is %s", (day, language, text) => {
  expect(longDate(new Date(day), language, "UTC")).toBe(text)
})

test("where the browser cannot format dates, the date is in digits", () => {
  const format = vi.spyOn(Date.prototype, "toLocaleDateString").mockImplementation(() => {
    throw new RangeError("Internal error. Icu error.")
  })
  expect(longDate(new Date("2026-03-01"), "fr")).toBe("2026-03-01")
  format.mockRestore()
})
