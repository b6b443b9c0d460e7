import { expect, test } from "vitest"
import { formatDateTime } from "./dateTime"

const dateTime = "2026-12-04T23:30:00.000Z"

/** Browsers differ in the spaces between the parts. */
const plain = (text: string | undefined) => text?.replaceAll(/[\u00a0\u202f]/g, " ")

test.each([
  ["en", "5 December 2026 at 00:30 CET", "4 December 2026 at 23:30 UTC"],
  ["de", "5. Dezember 2026 um 00:30 MEZ", "4. Dezember 2026 um 23:30 UTC"],
  ["fr", "5 décembre 2026 à 00:30 UTC+1", "4 décembre 2026 à 23:30 UTC"],
] as const)("in %s: %s, %s", (language, berlin, utc) => {
  expect(plain(formatDateTime(dateTime, language, "Europe/Berlin"))).toBe(berlin)
  expect(plain(formatDateTime(dateTime, language, "UTC"))).toBe(utc)
})

test.each(["", "soon", "2026-99-99"])("%j is not a date", (text) => {
  expect(formatDateTime(text, "en")).toBeUndefined()
})
