// @vitest-environment node
import { expect, test } from "vitest"
import { fieldNames, type FieldMessages } from "./fields"
import { fieldsElsewhere, messagesOfPart, partFields, type FormPart } from "./parts"

test("the two steps ask for every field once", () => {
  expect([...partFields.first, ...partFields.second].toSorted()).toEqual(fieldNames.toSorted())
})

const name: FieldMessages = { firstName: "error.firstName.required" }
const email: FieldMessages = { email: "error.email" }

test.each<[part: FormPart, found: FieldMessages, own: FieldMessages, elsewhere: string[]]>([
  ["whole", { ...name, ...email }, { ...name, ...email }, []],
  ["first", { ...name, ...email }, email, []],
  ["first", name, {}, []],
  ["second", { ...name, ...email }, { ...name, ...email }, ["email"]],
  ["second", name, name, []],
  ["second", email, email, ["email"]],
])("%s with %j", (part, found, own, elsewhere) => {
  expect(messagesOfPart(found, part)).toEqual(own)
  expect(fieldsElsewhere(own, part)).toEqual(elsewhere)
})
