// @vitest-environment node
import { describe, expect, test } from "vitest"
import {
  addVariant,
  draftOfSplit,
  evenWeights,
  newSplit,
  readShare,
  readSplitValues,
  removedVariant,
  removeVariant,
  restoreVariant,
} from "./values"

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

describe("variant rows", () => {
  test("stay equally split when one is added or removed, with a name and a page of its own", () => {
    const three = addVariant(newSplit)
    expect(three.variants.map(({ name, page }) => [name, page])).toEqual([
      ["A", ""],
      ["B", "lean"],
      ["C", "social"],
    ])
    expect(three.weights).toEqual(evenWeights(3))
    const two = removeVariant(three, 1)
    expect(two.variants.map(({ name }) => name)).toEqual(["A", "C"])
    expect(two.weights).toEqual(evenWeights(2))
    expect(addVariant(two).variants[2]).toMatchObject({ name: "B", page: "lean" })
  })

  test("keep weights that were changed", () => {
    const uneven = { ...newSplit, weights: ["0.9", "0.1"] }
    const three = addVariant(uneven)
    expect(three.weights).toEqual(["0.9", "0.1", "0"])
    expect(removeVariant(three, 0).weights).toEqual(["0.1", "0"])
  })
})

describe("a removed variant comes back", () => {
  const three = { ...addVariant(newSplit), weights: ["0.5", "0.3", "0.2"] }
  const removed = removedVariant(three, 1)
  if (!removed) throw new Error("no variant")

  test("at its place, with the weights of before", () => {
    expect(restoreVariant(removeVariant(three, 1), removed)).toEqual(three)
    const even = addVariant(newSplit)
    const first = removedVariant(even, 0)
    expect(first && restoreVariant(removeVariant(even, 0), first)).toEqual(even)
  })

  test("beside weights that were changed since, with its own", () => {
    const changed = { ...removeVariant(three, 1), weights: ["0.6", "0.1"] }
    expect(restoreVariant(changed, removed).weights).toEqual(["0.6", "0.3", "0.1"])
  })
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
