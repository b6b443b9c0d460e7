// @vitest-environment node
import { expect, test } from "vitest"
import { addVariant, draftOfSplit, newSplit, readShare, readSplitValues, removeVariant } from "./values"

const weightsOf = (variants: readonly { weight: string }[]) => variants.map(({ weight }) => weight)

test("equal weights stay equal while variants are added and removed, and add up to 1", () => {
  let variants = newSplit.variants
  const seen = [weightsOf(variants)]
  for (let count = 3; count <= 6; count += 1) seen.push(weightsOf((variants = addVariant(variants))))
  expect(seen).toEqual([
    ["0.5", "0.5"],
    ["0.3333", "0.3333", "0.3334"],
    ["0.25", "0.25", "0.25", "0.25"],
    ["0.2", "0.2", "0.2", "0.2", "0.2"],
    ["0.1666", "0.1666", "0.1667", "0.1667", "0.1667", "0.1667"],
  ])
  expect(weightsOf(removeVariant(variants, 1))).toEqual(["0.2", "0.2", "0.2", "0.2", "0.2"])
  expect(new Set(variants.map(({ page }) => page)).size).toBe(6)
})

test("other weights are left alone, and a name is free again once its variant is removed", () => {
  const [a, b] = newSplit.variants.map((variant, row) => ({ ...variant, weight: ["0.7", "0.3"][row] ?? "" }))
  if (!a || !b) throw new Error("two variants")
  const three = addVariant([a, b])
  expect(weightsOf(three)).toEqual(["0.7", "0.3", "0"])
  expect(removeVariant(three, 1).map(({ name }) => name)).toEqual(["A", "C"])
  expect(addVariant(removeVariant(three, 1)).map(({ name }) => name)).toEqual(["A", "C", "B"])
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

test.each(["all", "", "de"] as const)("a draft is read back unchanged, with the scope %j", (scope) => {
  const variants = addVariant(newSplit.variants).map((variant, row) => ({
    ...variant,
    weight: ["", "x", "1"][row] ?? "",
  }))
  const values = { ...newSplit, key: "a & b=c", scope, source: "lean", coverage: "0,5", variants }
  expect(readSplitValues(new URLSearchParams(draftOfSplit(values)))).toEqual(values)
})
