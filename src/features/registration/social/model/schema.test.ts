// @vitest-environment node
import { yupToFormErrors } from "formik"
import { expect, test } from "vitest"
import { countries } from "../../../../lib/countries"
import { secondStepSchema } from "./schema"
import type { SecondStepValues } from "./secondStep"

const shown = (country: string) => ({ terms: `for ${country}`, newsletter: "newsletter" })
const terms = { shown: "for PL", at: 1 }
const good: SecondStepValues = { preferences: ["WOMEN", "HOME"], country: "PL", terms, newsletter: false }

/** The form's errors for some values. */
const errorsOf = (values: SecondStepValues, allowed = countries) =>
  secondStepSchema(allowed, shown)
    .validate(values, { abortEarly: false })
    .then(() => ({}), yupToFormErrors)

test.each<[Partial<SecondStepValues>, object]>([
  [{}, {}],
  [{ newsletter: { shown: "newsletter", at: 1 } }, {}],
  [{ preferences: [] }, { preferences: "preferences.missing" }],
  [{ country: "" }, { country: "registration:error.country", terms: "registration:again.documents" }],
  [{ terms: false }, { terms: "registration:error.terms" }],
  [{ terms: { shown: "for AT", at: 1 } }, { terms: "registration:again.documents" }],
])("%j has errors in %j", async (change, problems) => {
  expect(await errorsOf({ ...good, ...change })).toEqual(problems)
})

test("a country that the code does not allow is invalid", async () => {
  await expect(secondStepSchema(["DE", "AT"], shown).validate(good)).rejects.toThrow("registration:error.country")
})
