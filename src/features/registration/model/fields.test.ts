// @vitest-environment node
import { expect, test } from "vitest"
import { emptyValues } from "../../../../tests/support/emptyValues"
import { fieldNames, normalize } from "./fields"

test("every field is listed once", () => {
  expect([...fieldNames].sort()).toEqual(Object.keys(emptyValues).sort())
})

test.each([
  ["  Ada ", "Ada"],
  ["\u200b\ufeff Ada\u00a0 \u200e", "Ada"],
  ["Jose\u0301", "José"],
  ["Mary Ann", "Mary Ann"],
  ["Straße", "Straße"],
  ["   ", ""],
])("a text typed as %j is sent as %j", (typed, sent) => {
  const values = normalize({ ...emptyValues, firstName: typed, lastName: typed, email: typed })
  expect(values).toEqual({ ...emptyValues, firstName: sent, lastName: sent, email: sent })
})

test("choices are not changed", () => {
  const chosen = {
    ...emptyValues,
    gender: "MALE",
    country: "SE",
    terms: { shown: "x", at: 1 },
    newsletter: false,
  } as const
  expect(normalize(chosen)).toEqual(chosen)
})
