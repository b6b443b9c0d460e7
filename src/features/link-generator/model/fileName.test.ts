// @vitest-environment node
import { expect, test } from "vitest"
import { fileNameOf } from "./fileName"
import { shortName } from "./shortName"

const target = { code: "AB12-0001", language: "de", page: "", channel: "Newsletter" } as const

test.each([
  [target, "AB12-0001 · DE · start · Newsletter"],
  [{ ...target, code: "ab12-0001" }, "ab12-0001 · DE · start · Newsletter"],
  [{ ...target, channel: "Ενημέρωση" }, "AB12-0001 · DE · start · Ενημέρωση"],
  [{ ...target, channel: "Κάρτα" }, "AB12-0001 · DE · start · Κάρτα"],
  [{ ...target, channel: 'A/B\\C: "10*10"?\n<x>|' }, "AB12-0001 · DE · start · A-B-C- -10-10----x--"],
])("the QR code of %j is saved as %s", (link, name) => {
  expect(fileNameOf(shortName(link))).toBe(name)
})

test.each(["a", "ż", "漢", "🎫"])("a name of %s fits a file system, and ends with a whole character", (character) => {
  // Before it, a letter of one byte, so that the limit is inside a character.
  const name = fileNameOf(`x${character.repeat(300)}`)
  const bytes = new TextEncoder().encode(name).length
  expect(bytes).toBeLessThanOrEqual(240)
  expect(bytes).toBeGreaterThan(240 - 4)
  expect(name.slice(1).replaceAll(character, "")).toBe("")
})
