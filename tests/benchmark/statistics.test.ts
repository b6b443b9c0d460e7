import { expect, test } from "vitest"
import { median, quantile, ratioOfMedians } from "./statistics"

test.each([
  [[3], 3],
  [[1, 9], 5],
  [[9, 1, 2], 2],
  [[4, 1, 3, 2], 2.5],
])("the median of %j is %d", (values, expected) => {
  expect(median(values)).toBe(expected)
})

test("98 of 100 visits are below the last figure of the table", () => {
  expect(quantile(Array.from({ length: 100 }, (_, number) => number + 1).reverse(), 0.98)).toBe(98)
})

test("the limits of a ratio enclose it, closer the more visits there are", () => {
  const spread = (count: number) => Array.from({ length: count }, (_, number) => 100 + (number % 10))
  const width = (count: number) => {
    const { value, low, high } = ratioOfMedians(spread(count), spread(count))
    expect([low, value, high].toSorted((one, other) => one - other)).toEqual([low, value, high])
    return high - low
  }
  expect(width(1000)).toBeLessThan(width(10))
  expect(ratioOfMedians([30, 30, 30], [20, 20])).toEqual({ value: 1.5, low: 1.5, high: 1.5 })
})
