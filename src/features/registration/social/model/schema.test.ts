// @vitest-environment node
import { yupToFormErrors } from "formik"
import { expect, test } from "vitest"
import { countries } from "../../../../lib/countries"
import { secondStepSchema } from "./schema"
import type { SecondStepValues } from "./secondStep"

const good: SecondStepValues = { preferences: ["WOMEN", "HOME"], country: "PL", terms: true, newsletter: false }

/** The form's errors for some values. */
const errorsOf = (values: SecondStepValues, allowed = countries) =>
  secondStepSchema(allowed)
    .validate(values, { abortEarly: false })
    .then(() => ({}), yupToFormErrors)

test.each<[Partial<SecondStepValues>, object]>([
  [{}, {}],
  [{ newsletter: true }, {}],
  [{ preferences: [] }, { preferences: "preferences.missing" }],
  [{ country: "" }, { country: "registration:error.country" }],
  [{ terms: false }, { terms: "registration:error.terms" }],
])("%j has errors in %j", async (change, problems) => {
  expect(await errorsOf({ ...good, ...change })).toEqual(problems)
})

test("a country that the code does not allow is invalid", async () => {
  await expect(secondStepSchema(["DE", "AT"]).validate(good)).rejects.toThrow("registration:error.country")
})
