// @vitest-environment node
import { yupToFormErrors } from "formik"
import { expect, test } from "vitest"
import { linkSchema, pastedLinkSchema, type LinkErrors } from "./schema"
import { noValues, type LinkValues } from "./values"

const good: LinkValues = { ...noValues, code: "AB12" }

/** The form's errors for some values. */
const errorsOf = (values: LinkValues): Promise<LinkErrors> =>
  linkSchema.validate(values, { abortEarly: false }).then(() => ({}), yupToFormErrors)

test.each([
  ["", "landing:code.required"],
  ["AB", "landing:code.invalid"],
  ["AB12ß", "landing:code.characters"],
  [" AB12 ", undefined],
  ["https://www.example.com/acquisition/?rc=AB12", undefined],
])("the code %j: %s", async (code, problem) => {
  expect((await errorsOf({ ...good, code })).code).toBe(problem)
})

test("each row has its own error", async () => {
  const parameters = [
    { name: "utm_source", value: "" },
    { name: "", value: "" },
    { name: "", value: "b" },
  ]
  const { parameters: rows = [] } = await errorsOf({ ...good, parameters })
  expect([...rows]).toEqual([{ value: "link.error.valueMissing" }, undefined, { name: "link.error.nameMissing" }])
})

test("a pasted text is a link of this site or rejected with a reason", async () => {
  const schema = pastedLinkSchema(["www.example.com"])
  await expect(schema.validate({ link: "https://www.example.com/acquisition/?rc=AB12" })).resolves.toBeDefined()
  await expect(schema.validate({})).rejects.toThrow("link.read.error.empty")
  await expect(schema.validate({ link: "https://example.org/acquisition/?rc=AB12" })).rejects.toThrow(
    "link.read.error.site",
  )
})
