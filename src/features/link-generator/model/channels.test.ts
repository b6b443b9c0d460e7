// @vitest-environment node
import { expect, test } from "vitest"
import { channelProblems, firstChannel, newChannel } from "./channels"
import { noUtm, utmLimit } from "./utm"

const choices = { name: "Spring", pages: ["", "new-in-autumn", "lean"], languages: ["", "de"] } as const
const mail = { name: "Mail", utm: { ...noUtm, source: "mail", medium: "email", campaign: "{campaign}" } }
const withContent = (content: string) => ({ ...mail, utm: { ...mail.utm, content } })

test("the first channel is complete, and each further one asks for its medium", () => {
  expect(channelProblems([firstChannel], choices)).toEqual([])
  expect(channelProblems([firstChannel, { ...newChannel, name: "card" }], choices)).toEqual([
    { row: 1, part: "medium", problem: "utm.error.missing" },
  ])
})

test.each([
  [`${"x".repeat(utmLimit - 13)}{page}`, undefined],
  [`${"x".repeat(utmLimit - 12)}{page}`, "utm.error.filledTooLong"],
  [`${"x".repeat(utmLimit - 17)}{page}_{language}`, undefined],
  [`${"x".repeat(utmLimit - 29)}{page}{page}_{language}`, "utm.error.filledTooLong"],
])("the longest combination decides whether %j is too long: %s", (content, problem) => {
  expect(channelProblems([withContent(content)], choices).map((one) => one.problem)).toEqual(problem ? [problem] : [])
})

test("a template belongs to no campaign, so nothing is filled in", () => {
  expect(channelProblems([withContent(`${"x".repeat(utmLimit - 10)}{campaign}`)])).toEqual([])
})

test("a name that is missing has an error of its own, one that leaves nothing is an error of the values", () => {
  expect(channelProblems([mail], { ...choices, name: " " })).toEqual([])
  expect(channelProblems([mail], { ...choices, name: "春" })).toEqual([
    { row: 0, part: "campaign", problem: "utm.error.filledEmpty" },
  ])
})
