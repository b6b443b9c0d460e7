import { expect, test } from "vitest"
import { draftParts, draftWith } from "../../../services/state/registrationState"
import { draftOf, normalize, valuesOf } from "./fields"

const empty = valuesOf(draftWith((part) => draftParts[part].empty))

test("the draft keeps every value", () => {
  const draft = draftWith((part) => part)
  expect(draftOf(valuesOf(draft))).toEqual(draft)
})

test.each([
  ["  Ada ", "Ada"],
  ["\u200b\ufeff Ada\u00a0 \u200e", "Ada"],
  ["Jose\u0301", "José"],
  ["Mary Ann", "Mary Ann"],
  ["Straße", "Straße"],
  ["   ", ""],
])("a text typed as %j is sent as %j", (typed, sent) => {
  const values = normalize({ ...empty, firstName: typed, lastName: typed, email: typed })
  expect(values).toEqual({ ...empty, firstName: sent, lastName: sent, email: sent })
})

test("choices are not changed", () => {
  const chosen = {
    ...empty,
    gender: "MALE",
    country: "SE",
    terms: { shown: "x", at: 1 },
    newsletter: false,
  } as const
  expect(normalize(chosen)).toEqual(chosen)
})
