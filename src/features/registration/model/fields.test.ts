// @vitest-environment node
import { expect, test } from "vitest"
import { emptyValues, fieldNames, normalise } from "./fields"

test("every field is listed once, and an empty form has nothing selected", () => {
  expect([...fieldNames].sort()).toEqual(Object.keys(emptyValues).sort())
  expect(Object.values(emptyValues).every((value) => value === "" || value === false)).toBe(true)
})

test.each([
  ["  Ada ", "Ada"],
  ["\u200b\ufeff Ada\u00a0\u200e", "Ada"],
  ["Jose\u0301", "José"],
  ["Mary Ann", "Mary Ann"],
  ["نیما\u200cنور", "نیما\u200cنور"],
  ["Straße", "Straße"],
  ["   ", ""],
])("a text typed as %j is sent as %j", (typed, sent) => {
  const values = normalise({ ...emptyValues, firstName: typed, lastName: typed, email: typed })
  expect(values).toEqual({ ...emptyValues, firstName: sent, lastName: sent, email: sent })
})

test("choices are not changed", () => {
  const chosen = { ...emptyValues, gender: "MALE", country: "SE", terms: true, newsletter: true } as const
  expect(normalise(chosen)).toEqual(chosen)
})
