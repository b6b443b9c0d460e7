import { yupToFormErrors } from "formik"
import { expect, test } from "vitest"
import { linkSchema, type LinkErrors } from "./schema"
import { startValues, type LinkValues } from "./values"

const good: LinkValues = { ...startValues, code: "AB12" }

/** The form's errors for some values. */
const errorsOf = (values: Partial<LinkValues>): Promise<LinkErrors> =>
  linkSchema.validate({ ...good, ...values }, { abortEarly: false }).then(() => ({}), yupToFormErrors)

test.each([
  ["", "landing:code.required"],
  ["AB", "landing:code.invalid"],
  ["AB12ß", "landing:code.characters"],
  [" AB12 ", undefined],
  ["https://www.example.com/acquisition/?rc=AB12", undefined],
])("the code %j: %s", async (code, problem) => {
  expect((await errorsOf({ code })).code).toBe(problem)
})

test("there is at least one link, and at most 500", async () => {
  expect(await errorsOf({ languages: [], pages: [] })).toEqual({
    languages: "error.languagesMissing",
    pages: "error.pagesMissing",
  })
  const channels = (count: number) => Array.from({ length: count }, (_, number) => `c${number}`).join("\n")
  expect(await errorsOf({ channels: channels(250), pages: ["", "lean"] })).toEqual({})
  expect(await errorsOf({ channels: channels(251), pages: ["", "lean"] })).toEqual({ channels: "error.tooMany" })
})

test.each(["", "\n \n", "utm_medium=email\ngröße[]=50 % & mehr = ä+b", "a=x\nb=x"])("%j passes", async (parameters) => {
  expect(await errorsOf({ parameters })).toEqual({})
})

test.each([
  ["", "=x", "form", 1],
  ["", "a=x\n\nb= ", "form", 3],
  ["", "rc=x", "reserved", 1],
  ["", " acqParams = x", "reserved", 1],
  ["", "a=x\na=y", "twice", 2],
  ["news", "utm_source=x", "twice", 1],
])("with the channel %j, the parameters %j are rejected", async (channels, parameters, problem, line) => {
  expect(await errorsOf({ channels, parameters })).toEqual({ parameters: { problem: `error.${problem}`, line } })
})

test("the longest text that can be unpacked again is still valid", async () => {
  // "a%3D" precedes the value.
  expect(await errorsOf({ parameters: `a=${"x".repeat(4092)}` })).toEqual({})
  const tooLong = { problem: "error.tooLong", line: 1 }
  expect(await errorsOf({ parameters: `a=${"x".repeat(4093)}` })).toEqual({ parameters: tooLong })
  expect(await errorsOf({ parameters: `a=${"x".repeat(4092)}`, channels: "x" })).toEqual({ parameters: tooLong })
})
