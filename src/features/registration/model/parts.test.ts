// @vitest-environment node
import { expect, test } from "vitest"
import { fieldNames, type FieldMessages } from "./fields"
import { fieldsElsewhere, partFields, type FormPart } from "./parts"

test("the two steps contain every field once", () => {
  expect([...partFields.first, ...partFields.second].toSorted()).toEqual(fieldNames.toSorted())
})

const name: FieldMessages = { firstName: "error.firstName.required" }
const email: FieldMessages = { email: "error.email" }

test.each<[part: FormPart, found: FieldMessages, elsewhere: string[]]>([
  ["whole", { ...name, ...email }, []],
  ["first", email, []],
  ["second", { ...name, ...email }, ["email"]],
  ["second", name, []],
  ["second", email, ["email"]],
])("%s with %j", (part, found, elsewhere) => {
  expect(fieldsElsewhere(found, part)).toEqual(elsewhere)
})
