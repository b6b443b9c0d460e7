import { describe, expect, test } from "vitest"
import { checkValues, variantFindings, weightFindings } from "./check"
import { elsewhere, newSplit, type SplitValues } from "./values"

const origin = "https://www.example.com"
const good: SplitValues = { ...newSplit, key: "start-page_1" }

/** The form with other names, weights or an address of the second variant. */
const named = (...names: string[]): SplitValues => ({
  ...good,
  variants: names.map((name) => ({ name, page: "", address: "" })),
})
const leading = (address: string, more: Partial<SplitValues> = {}): SplitValues => ({
  ...good,
  ...more,
  variants: [good.variants[0] ?? { name: "A", page: "", address: "" }, { name: "B", page: elsewhere, address }],
})

test("a form in order has nothing wrong with it", () => {
  expect(checkValues(good, origin)).toEqual({})
})

test.each([
  ["", "split.error.keyMissing"],
  ["  ", "split.error.keyMissing"],
  ["a key", "split.error.keyCharacters"],
  ["schlüssel", "split.error.keyCharacters"],
  ["a.b", "split.error.keyCharacters"],
  [" a", "split.error.keyCharacters"],
  ["rc", "split.error.keyTaken"],
  ["Lang", "split.error.keyTaken"],
  ["acqparams", "split.error.keyTaken"],
  ["constructor", "split.error.keyTaken"],
  ["__proto__", "split.error.keyTaken"],
  ["A-9_z", undefined],
])("key %j: %s", (key, problem) => {
  expect(checkValues({ ...good, key }, origin).key).toBe(problem)
})

test.each([
  ["0", undefined],
  ["1", undefined],
  ["0,25", undefined],
  ["", "split.error.coverage"],
  ["1.5", "split.error.coverage"],
  ["-1", "split.error.coverage"],
  ["all", "split.error.coverage"],
])("coverage %j: %s", (coverage, problem) => {
  expect(checkValues({ ...good, coverage }, origin).coverage).toBe(problem)
})

describe("weights", () => {
  test.each([
    [["0.5", "0.5"], []],
    [["0.49", "0.5"], []],
    [["0.51", "0.5"], []],
    [["0", "1"], []],
    [["0.48", "0.5"], [[1, "split.error.weights"]]],
    [["0.52", "0.5"], [[1, "split.error.weights"]]],
    [["0.98", "0", "0"], [[2, "split.error.weights"]]],
    [["1", "0.02"], [[1, "split.error.weights"]]],
    [["half", "0.5"], [[0, "split.error.weight"]]],
    [
      ["", "-1"],
      [
        [0, "split.error.weight"],
        [1, "split.error.weight"],
      ],
    ],
  ])("%j: %j", (weights, problems) => {
    expect(weightFindings(weights).map(({ row, problem }) => [row, problem])).toEqual(problems)
  })

  test("are added up as the SDK does, which takes 0.7 + 0.2 + 0.09 for less than 0.99", () => {
    expect(weightFindings(["0.7", "0.2", "0.09"])).toHaveLength(1)
  })
})

test.each([
  [["A", "B"], []],
  [["A", "A"], [[1, "split.error.nameTwice"]]],
  [["A", " a "], [[1, "split.error.nameTwice"]]],
  [
    ["A", "B", "B", "A"],
    [
      [2, "split.error.nameTwice"],
      [3, "split.error.nameTwice"],
    ],
  ],
  [["", "B"], [[0, "split.error.nameMissing"]]],
  [
    ["", " "],
    [
      [0, "split.error.nameMissing"],
      [1, "split.error.nameMissing"],
    ],
  ],
])("names %j: %j", (names, problems) => {
  expect(variantFindings(named(...names), origin).map(({ row, problem }) => [row, problem])).toEqual(problems)
})

test.each([
  ["/acquisition/about-us", undefined],
  ["/acquisition", undefined],
  [" https://www.example.com/acquisition/de/lean?x=1#y ", undefined],
  ["", "split.error.addressMissing"],
  ["lean", "split.error.addressForm"],
  ["www.example.org/acquisition/", "split.error.addressForm"],
  ["javascript:alert(1)", "split.error.addressForm"],
  ["https://", "split.error.addressForm"],
  ["https://example.org/acquisition/", "split.error.addressSite"],
  ["http://www.example.com/acquisition/", "split.error.addressSite"],
  ["https://www.example.com:8443/acquisition/", "split.error.addressSite"],
  ["https://user@www.example.com/acquisition/", "split.error.addressSite"],
  ["https://www.example.com.evil.example/acquisition/", "split.error.addressSite"],
  ["//example.org/acquisition/", "split.error.addressSite"],
  ["/\\example.org/acquisition/", "split.error.addressSite"],
  ["/", "split.error.addressPath"],
  ["/acquisitions/", "split.error.addressPath"],
  ["/acquisition/../shop", "split.error.addressPath"],
  ["/acquisition/%2e%2e/shop", "split.error.addressPath"],
  ["/acquisition/?x=1", "split.error.addressSource"],
  ["/acquisition/DE/?x=1", "split.error.addressSource"],
  ["/acquisition/de#top", "split.error.addressSource"],
  ["/acquisition/", undefined],
])("address %j: %s", (address, problem) => {
  expect(checkValues(leading(address), origin).variants).toBe(problem)
})

test("an address with a query may be another language of the page that is split", () => {
  expect(checkValues(leading("/acquisition/de?x=1", { scope: "none" }), origin).variants).toBeUndefined()
})
