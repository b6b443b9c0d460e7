// @vitest-environment node
import { describe, expect, test } from "vitest"
import { chiSquaredSurvival, normalQuantile } from "./distributions"

describe("chi-squared, against the upper critical values of the NIST/SEMATECH e-Handbook (1.3.6.7.4)", () => {
  test.each([
    [1, 0.05, 3.841],
    [1, 0.001, 10.828],
    [2, 0.05, 5.991],
    [2, 0.001, 13.816],
    [3, 0.05, 7.815],
    [3, 0.001, 16.266],
    [4, 0.05, 9.488],
    [4, 0.001, 18.467],
    [5, 0.05, 11.07],
    [5, 0.001, 20.515],
  ])("%i degrees of freedom: p = %f at %f", (degrees, p, value) => {
    // The table is rounded to three decimals.
    expect(chiSquaredSurvival(value - 0.0006, degrees)).toBeGreaterThan(p)
    expect(chiSquaredSurvival(value + 0.0006, degrees)).toBeLessThan(p)
  })

  test("is certain at 0, and reaches far out", () => {
    expect([1, 2, 3, 4, 5].map((degrees) => chiSquaredSurvival(0, degrees))).toEqual([1, 1, 1, 1, 1])
    expect(chiSquaredSurvival(100, 1)).toBeCloseTo(1.5239706e-23, 29)
    expect(chiSquaredSurvival(1e6, 5)).toBe(0)
  })
})

test.each([
  [0.5, 0],
  [0.8, 0.841621],
  [0.9, 1.281552],
  [0.975, 1.959964],
  [0.9995, 3.290527],
  [0.025, -1.959964],
])("the normal quantile of %f is %f", (probability, value) => {
  expect(normalQuantile(probability)).toBeCloseTo(value, 6)
})
