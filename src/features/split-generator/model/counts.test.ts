// @vitest-environment node
import { describe, expect, test } from "vitest"
import { readCounts } from "./counts"

const names = ["A", "Long form"]
const counts = [
  { visitors: 10_000, conversions: 1000 },
  { visitors: 9900, conversions: 1100 },
]

describe("counts are read", () => {
  test.each([
    ["with tabs, as a spreadsheet copies them", "A\t10,000\t1,000\nLong form\t9.900\t1 100\n"],
    ["with commas", "A,10000,1000\r\nLong form,9900,1100"],
    ["with commas and quotation marks", '"A","10,000","1,000"\n"Long form",9900,1100'],
    ["with semicolons", "A;10'000;1000\nLong form;9900;1100"],
    [
      "below a heading, in any order, with empty lines",
      "Variant\tVisitors\tSales\n\nlong FORM\t9900\t1100\n\nA\t10000\t1000",
    ],
    ["below a title", "Results\nA,10000,1000\nLong form,9900,1100"],
    ["by the variation id that is reported", "0,10000,1000\n1,9900,1100"],
  ])("%s", (_, text) => {
    expect(readCounts(text, names)).toEqual({ counts })
  })

  test("with another separator inside quotation marks", () => {
    const text = '"Red; big",10000,1000\n"Blue, ""big""\t";9900;1100'
    expect(readCounts(text, ["Red; big", 'Blue, "big"'])).toEqual({ counts })
  })

  test("by name where names are figures", () => {
    expect(readCounts("1,5,1\n0,7,2", ["1", "0"]).counts?.[0]).toEqual({ visitors: 5, conversions: 1 })
  })
})

describe("each bad line is named", () => {
  test.each([
    ["", [{ message: "planner.counts.error.empty" }]],
    [" \n\t", [{ message: "planner.counts.error.empty" }]],
    [
      "A,10\nLong form,9,1,2",
      [
        { message: "planner.counts.error.columns", line: 1 },
        { message: "planner.counts.error.columns", line: 2 },
      ],
    ],
    [
      "A 10 1\nLong form 9 1",
      [
        { message: "planner.counts.error.columns", line: 1 },
        { message: "planner.counts.error.columns", line: 2 },
      ],
    ],
    ["A,10,1\n\nLong form,ten,1", [{ message: "planner.counts.error.number", line: 3, value: "ten" }]],
    ["A,10,1.5\nLong form,1,1", [{ message: "planner.counts.error.number", line: 1, value: "1.5" }]],
    ["A,10,-1\nLong form,1,1", [{ message: "planner.counts.error.number", line: 1, value: "-1" }]],
    ["A,10,11\nLong form,1,1", [{ message: "planner.counts.error.tooMany", line: 1 }]],
    ["A,10,1\nShort form,9,1", [{ message: "planner.counts.error.unknown", line: 2, value: "Short form" }]],
    ["A\t10\t1\n\t9\t1", [{ message: "planner.counts.error.unknown", line: 2, value: "" }]],
    ["A,10,1\na,9,1", [{ message: "planner.counts.error.twice", line: 2, value: "a" }]],
    ["A,10,1", [{ message: "planner.counts.error.missing", value: "Long form" }]],
  ])("%j", (text, problems) => {
    expect(readCounts(text, names)).toEqual({ problems })
  })
})
