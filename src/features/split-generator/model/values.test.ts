// @vitest-environment node
import { expect, test } from "vitest"
import { draftOfSplit, evenWeights, newSplit, readShare, readSplitValues } from "./values"
import { addVariant } from "./variantEdits"

test.each([
  [2, ["0.5", "0.5"]],
  [3, ["0.3333", "0.3333", "0.3334"]],
  [4, ["0.25", "0.25", "0.25", "0.25"]],
  [6, ["0.1666", "0.1666", "0.1667", "0.1667", "0.1667", "0.1667"]],
])("%i variants have equal shares", (count, weights) => {
  expect(evenWeights(count)).toEqual(weights)
  expect(evenWeights(count).reduce((sum, weight) => sum + Number(weight), 0)).toBeCloseTo(1, 12)
})

test.each([
  ["0.5", 0.5],
  ["0,5", 0.5],
  [" .25 ", 0.25],
  ["1", 1],
  ["0", 0],
  ["0.", 0],
  ["", undefined],
  ["1.01", undefined],
  ["-0.1", undefined],
  ["50 %", undefined],
  ["1e-1", undefined],
  ["0.5.5", undefined],
  ["0,5,5", undefined],
  ["Infinity", undefined],
])("the number %j is the share %j", (text, share) => {
  expect(readShare(text)).toBe(share)
})

test("a draft is read back unchanged", () => {
  const values = {
    ...addVariant(newSplit),
    key: "a & b=c",
    scope: "de" as const,
    source: "lean",
    coverage: "0,5",
    weights: ["", "x", "1"],
  }
  expect(readSplitValues(new URLSearchParams(draftOfSplit(values)))).toEqual(values)
})
