import { expect, test } from "vitest"
import { numberSchema } from "./schema"

test.each([
  ["", "required"],
  ["  ", "required"],
  ["12", "invalid"],
  ["my number", "invalid"],
])("the number %j is invalid: %s", async (number, message) => {
  await expect(numberSchema.validate({ number, country: "DE" })).rejects.toMatchObject({ path: "number", message })
})

test("a number is validated for its country", async () => {
  await expect(numberSchema.validate({ number: " 0151 12345678 ", country: "DE" })).resolves.toBeDefined()
})
