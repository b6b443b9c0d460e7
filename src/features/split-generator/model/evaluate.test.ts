// @vitest-environment node
import { describe, expect, test } from "vitest"
import { differenceFrom, sampleRatio } from "./evaluate"

describe("the sample ratio", () => {
  test.each([
    ["even", [5000, 5000], [0.5, 0.5], "asPlanned"],
    ["even within chance", [5080, 4920], [0.5, 0.5], "asPlanned"],
    ["at p = 0.0011", [5163, 4837], [0.5, 0.5], "asPlanned"],
    ["at p = 0.0009", [5167, 4833], [0.5, 0.5], "mismatch"],
    ["uneven as planned", [8010, 1990], [0.8, 0.2], "asPlanned"],
    ["even instead of uneven", [5000, 5000], [0.6, 0.4], "mismatch"],
    ["weights that add up to 0.99", [5000, 5000], [0.495, 0.495], "asPlanned"],
    ["visitors in a variant without a share", [5000, 5000, 1], [0.5, 0.5, 0], "mismatch"],
    ["an empty variant without a share", [5000, 5000, 0], [0.5, 0.5, 0], "asPlanned"],
    ["nobody", [0, 0], [0.5, 0.5], "tooFew"],
    ["four expected", [8, 0], [0.5, 0.5], "tooFew"],
  ] as const)("%s: %j for %j", (_, visitors, weights, verdict) => {
    expect(sampleRatio(visitors, weights).verdict).toBe(verdict)
  })

  test("Mendel's 9:3:3:1 peas (315, 108, 101, 32) have chi-squared 0.47 and p 0.925 with 3 degrees of freedom", () => {
    const { chiSquared, degrees, p } = sampleRatio([315, 108, 101, 32], [9, 3, 3, 1])
    expect(chiSquared).toBeCloseTo(0.47, 2)
    expect(degrees).toBe(3)
    expect(p).toBeCloseTo(0.925, 3)
  })
})

/** Two groups as Newcombe writes them: conversions and visitors of the first, then of the second. */
const difference = (x1: number, n1: number, x2: number, n2: number, level = 0.95) =>
  differenceFrom({ conversions: x2, visitors: n2 }, { conversions: x1, visitors: n1 }, level)

describe("the difference, against table II of Newcombe (1998), method 10", () => {
  test.each([
    [56, 70, 48, 80, 0.0524, 0.3339],
    [9, 10, 3, 10, 0.1705, 0.809],
    [6, 7, 2, 7, 0.0582, 0.8062],
    [5, 56, 0, 29, -0.0381, 0.1926],
    [0, 10, 0, 20, -0.1611, 0.2775],
    [0, 10, 0, 10, -0.2775, 0.2775],
    [10, 10, 0, 20, 0.6791, 1],
    [10, 10, 0, 10, 0.6075, 1],
  ])("%i of %i and %i of %i: %f to %f", (x1, n1, x2, n2, low, high) => {
    const found = difference(x1, n1, x2, n2)
    expect(found?.difference).toBeCloseTo(x1 / n1 - x2 / n2, 12)
    expect(found?.low).toBeCloseTo(low, 4)
    expect(found?.high).toBeCloseTo(high, 4)
  })
})

test.each([
  ["more", 1200, 1000],
  ["fewer", 1000, 1200],
  ["notShown", 1020, 1000],
] as const)("%s conversions", (verdict, variant, control) => {
  expect(difference(variant, 10_000, control, 10_000)?.verdict).toBe(verdict)
})

test("a wider level makes the interval wider, and a group without visitors has none", () => {
  expect(difference(1085, 10_000, 1000, 10_000, 0.9)?.verdict).toBe("more")
  expect(difference(1085, 10_000, 1000, 10_000, 0.99)?.verdict).toBe("notShown")
  expect(difference(0, 0, 1, 10)).toBeUndefined()
})
