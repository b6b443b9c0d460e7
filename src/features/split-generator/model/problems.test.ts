// @vitest-environment node
import { describe, expect, test } from "vitest"
import { variantProblems, weightProblems } from "./problems"
import { newSplit, type SplitValues } from "./values"

const origin = "https://www.example.com"
const good: SplitValues = { ...newSplit, key: "start-page_1" }

/** The form with these names for its variants. */
const named = (...names: string[]): SplitValues => ({
  ...good,
  variants: names.map((name) => ({ name, page: "", targetUrl: "" })),
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
    expect(weightProblems(weights).map(({ row, problem }) => [row, problem])).toEqual(problems)
  })

  test("are added up as in the SDK, where 0.7 + 0.2 + 0.09 is less than 0.99", () => {
    expect(weightProblems(["0.7", "0.2", "0.09"])).toHaveLength(1)
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
  expect(variantProblems(named(...names), origin).map(({ row, problem }) => [row, problem])).toEqual(problems)
})
