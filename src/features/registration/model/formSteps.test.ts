import { expect, test } from "vitest"
import { fieldNames, type FieldMessages, type FormStep } from "./fields"
import { fieldsElsewhere, shownFields } from "./formSteps"

test("the two steps contain every field once", () => {
  expect([...shownFields("first"), ...shownFields("second")].toSorted()).toEqual(fieldNames.toSorted())
})

const name: FieldMessages = { firstName: "error.firstName.required" }
const email: FieldMessages = { email: "error.email" }

test.each<[step: FormStep, found: FieldMessages, elsewhere: string[]]>([
  ["whole", { ...name, ...email }, []],
  ["first", email, []],
  ["second", { ...name, ...email }, ["email"]],
  ["second", name, []],
  ["second", email, ["email"]],
])("%s with %j", (step, found, elsewhere) => {
  expect(fieldsElsewhere(found, step)).toEqual(elsewhere)
})
