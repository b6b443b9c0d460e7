// @vitest-environment node
import { expect, test } from "vitest"
import { numberSchema, smsCodeSchema } from "./schema"

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

test("a code consists of digits", async () => {
  await expect(smsCodeSchema.validate({ code: "Your code: 123-456" })).resolves.toBeDefined()
  await expect(smsCodeSchema.validate({ code: "no code" })).rejects.toThrow("codeRequired")
  await expect(smsCodeSchema.validate({})).rejects.toThrow("codeRequired")
})
