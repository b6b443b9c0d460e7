// @vitest-environment node
import { expect, test } from "vitest"
import { pageViewOf } from "../../../services/analytics/pageView"
import { draftOfLink, knownNames, packParameters, readLinkValues, rowProblems, usedParameters } from "./values"

const utm = { name: "utm_source", value: "newsletter" }

test.each([
  ["nothing", []],
  ["an empty row", [{ name: " ", value: "" }]],
  ["a good row", [utm]],
  ["any letters and symbols", [{ name: "größe[]", value: "50 % & mehr = ä+b" }]],
  ["the same value twice", [utm, { name: "utm_medium", value: "newsletter" }]],
])("%s is valid", (_, parameters) => {
  expect(rowProblems(parameters)).toEqual([])
})

test.each([
  [[{ name: "", value: "x" }], [{ row: 0, part: "name", problem: "link.error.nameMissing" }]],
  [[{ name: "utm source", value: "x" }], [{ row: 0, part: "name", problem: "link.error.nameSpace" }]],
  [[{ name: "rc", value: "x" }], [{ row: 0, part: "name", problem: "link.error.nameReserved" }]],
  [[{ name: " acqParams ", value: "x" }], [{ row: 0, part: "name", problem: "link.error.nameReserved" }]],
  [[{ name: "token", value: "x" }], [{ row: 0, part: "name", problem: "link.error.nameReserved" }]],
  [[utm, { name: "utm_source ", value: "y" }], [{ row: 1, part: "name", problem: "link.error.nameTwice" }]],
  [[utm, { name: "a", value: "  " }], [{ row: 1, part: "value", problem: "link.error.valueMissing" }]],
  [[utm, { name: "a", value: "x".repeat(4096) }], [{ row: 1, part: "value", problem: "link.error.tooLong" }]],
  [
    [
      { name: "a", value: "x".repeat(4096) },
      { name: "", value: "" },
    ],
    [{ row: 0, part: "value", problem: "link.error.tooLong" }],
  ],
  [
    [
      { name: "a", value: "" },
      { name: "", value: "b" },
    ],
    [
      { row: 0, part: "value", problem: "link.error.valueMissing" },
      { row: 1, part: "name", problem: "link.error.nameMissing" },
    ],
  ],
])("%j is rejected", (parameters, problems) => {
  expect(rowProblems(parameters)).toEqual(problems)
})

test("the longest text that can be unpacked again is still valid", () => {
  // "a%3D" precedes the value.
  expect(rowProblems([{ name: "a", value: "x".repeat(4092) }])).toEqual([])
  expect(rowProblems([{ name: "a", value: "x".repeat(4093) }])).toHaveLength(1)
})

test("empty rows and surrounding whitespace are removed", () => {
  expect(
    usedParameters([
      { name: "", value: " " },
      { name: " a ", value: " b c " },
    ]),
  ).toEqual([{ name: "a", value: "b c" }])
})

test("each campaign parameter that page views report is offered", () => {
  const search = "?utm_source=a&utm_medium=a&utm_campaign=a&utm_content=a&utm_term=a&utm_id=a"
  expect(`?${knownNames.map((name) => `${name}=a`).join("&")}`).toBe(search)
  expect(pageViewOf({ pathname: "/", search }, "", "en").page_path).toBe(`/${search}`)
})

test("parameters are packed as a query", () => {
  expect(packParameters([utm, { name: "q", value: "50 % & mehr" }])).toBe("utm_source=newsletter&q=50+%25+%26+mehr")
})

test("a draft is read back unchanged", () => {
  const values = { code: " AB12 ", language: "de", page: "lean", parameters: [utm, { name: "", value: "" }] } as const
  expect(readLinkValues(new URLSearchParams(draftOfLink(values)))).toEqual(values)
})

test.each(["", "language=xx&parameterName", "%%%"])("the draft %j does no harm", (draft) => {
  expect(readLinkValues(new URLSearchParams(draft))).toMatchObject({ code: "", language: "", page: "" })
})
