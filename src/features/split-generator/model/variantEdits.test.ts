// @vitest-environment node
import { describe, expect, test } from "vitest"
import { evenWeights, newSplit } from "./values"
import { addVariant, removalOf, removeVariant, restoreVariant } from "./variantEdits"

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
  const removed = removalOf(three, 1)
  if (!removed) throw new Error("no variant")

  test("at its place, with the earlier weights", () => {
    expect(restoreVariant(removeVariant(three, 1), removed)).toEqual(three)
    const even = addVariant(newSplit)
    const first = removalOf(even, 0)
    expect(first && restoreVariant(removeVariant(even, 0), first)).toEqual(even)
  })

  test("beside weights that were changed since, with its own", () => {
    const changed = { ...removeVariant(three, 1), weights: ["0.6", "0.1"] }
    expect(restoreVariant(changed, removed).weights).toEqual(["0.6", "0.3", "0.1"])
  })
})
