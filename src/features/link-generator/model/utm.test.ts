// @vitest-environment node
import { expect, test } from "vitest"
import { filledProblem, fillUtm, mapUtm, noUtm, tidyUtm, utmLimit, utmProblem } from "./utm"
import { utmNames } from "./utmNames"

test.each([
  ["", "missing"],
  ["Newsletter", "upperCase"],
  ["news letter", "blank"],
  ["news\u00A0letter", "blank"],
  ["ada@example.com", "characters"],
  ["frühling", "characters"],
  ["a&b", "characters"],
  ["{country}", "placeholder"],
  ["{Language}", "placeholder"],
  ["{language", "placeholder"],
  ["a".repeat(utmLimit + 1), "tooLong"],
])("as a source %j is refused: %s", (value, problem) => {
  expect(utmProblem("source", value)).toBe(`utm.error.${problem}`)
})

test.each(["newsletter", "spring-2027", "{campaign}-{language}", "a_b.c~d:e+f|g/h", "{channel}", "a".repeat(utmLimit)])(
  "%j is fine",
  (value) => {
    expect(utmNames.map((name) => utmProblem(name, value))).toEqual(utmNames.map(() => undefined))
  },
)

test("content, term and id may be left out", () => {
  expect(utmNames.filter((name) => utmProblem(name, ""))).toEqual(["source", "medium", "campaign"])
})

test.each([
  ["Frühling 2027", "fruehling-2027"],
  ["  Łódź & Été ", "lodz--ete"],
  ["{language} Straße", "{language}-strasse"],
  ["ada@example.com", "adaexample.com"],
  ["x".repeat(200), "x".repeat(100)],
  [`${"x".repeat(95)}{channel}`, "x".repeat(95)],
  ["{campaign}", "{campaign}"],
])("%j becomes %j", (value, tidy) => {
  expect(tidyUtm(value)).toBe(tidy)
})

test("placeholders are filled in with tidy words", () => {
  const utm = mapUtm((name) => (name === "content" ? "{campaign}_{channel}_{language}_{page}" : name))
  const context = { campaign: "Spring Sale", channel: "Printed Card", language: "de", page: "lean" } as const
  expect(fillUtm(utm, context)).toEqual({ ...utm, content: "spring-sale_printed-card_de_lean" })
  expect(fillUtm(utm, { ...context, language: "", page: "" }).content).toBe("spring-sale_printed-card_any_start")
})

test("what is filled in holds no placeholder of its own", () => {
  const context = { campaign: "Spring {2027}", channel: "{page}", language: "", page: "" } as const
  const utm = mapUtm(() => "{campaign}-{channel}")
  expect(fillUtm(utm, context).source).toBe("spring-2027-page")
  expect(utmProblem("source", fillUtm(utm, context).source)).toBeUndefined()
})

test("what is empty stays empty", () => {
  expect(fillUtm(noUtm, { campaign: "a", channel: "b", language: "", page: "" })).toEqual(noUtm)
})

test.each([
  ["{campaign}-{channel}", { campaign: "a".repeat(60), channel: "b".repeat(60) }, "utm.error.filledTooLong"],
  ["{channel}", { campaign: "", channel: "c".repeat(utmLimit + 1) }, "utm.error.filledTooLong"],
  ["{campaign}", { campaign: "春", channel: "" }, "utm.error.filledEmpty"],
  ["{campaign}-{channel}", { campaign: "a".repeat(60), channel: "b".repeat(39) }, undefined],
])("filled in, %j of %j breaks %s", (source, names, problem) => {
  const utm = { ...noUtm, source }
  expect(filledProblem("source", utm, fillUtm(utm, { ...names, language: "", page: "" }))).toBe(problem)
})
