// @vitest-environment node
import { yupToFormErrors } from "formik"
import { expect, test } from "vitest"
import { countries } from "../../../../lib/countries"
import { readFields } from "../../../../shared/forms/fieldTable"
import { schemaOf } from "../../../../shared/forms/model/schema"
import type { FieldContext } from "../../model/fields"
import { secondStepContent } from "../api/completeSocialRegistration"
import { secondStepFields, secondStepNames, type SecondStepValues } from "./secondStep"

const shown = { terms: "text=aa", newsletter: "text=bb" }
const terms = { shown: shown.terms, at: Date.UTC(2026, 10, 20) }
const good = { preferences: ["WOMEN", "HOME"], country: "PL", terms, newsletter: false } as const
const empty: SecondStepValues = { preferences: [], country: "", terms: false, newsletter: false }

test.each<[string, SecondStepValues]>([
  ["preferences=HOME&preferences=WOMEN&country=PL&terms=text%3Daa", good],
  ["preferences=SHOES&country=US", empty],
  ["", empty],
])("%j is read", (controls, values) => {
  const data = new FormData()
  for (const [name, value] of new URLSearchParams(controls)) data.append(name, value)
  const current: SecondStepValues = { ...empty, terms: values.terms }
  const context: FieldContext = { allowed: countries, shown }
  expect(readFields<SecondStepValues, FieldContext>(secondStepFields, data, current, context, secondStepNames)).toEqual(
    values,
  )
})

/** The form's errors for some values. */
const errorsOf = (values: SecondStepValues, allowed: FieldContext["allowed"]) =>
  schemaOf<SecondStepValues, FieldContext>(secondStepFields, secondStepNames, () => ({ allowed, shown }))
    .validate(values, { abortEarly: false })
    .then(() => ({}), yupToFormErrors)

test.each<[Partial<SecondStepValues>, object]>([
  [{}, {}],
  [{ newsletter: { shown: "text=bb", at: 1 } }, {}],
  [{ preferences: [] }, { preferences: "preferences.missing" }],
  [{ country: "" }, { country: "error.country" }],
  [{ terms: false }, { terms: "error.terms" }],
  [{ terms: { shown: "text=aa&terms=pl", at: 1 } }, { terms: "again.documents" }],
])("%j has errors in %j", async (change, problems) => {
  expect(await errorsOf({ ...good, ...change }, countries)).toEqual(problems)
})

test("a country that the code does not allow is invalid", async () => {
  expect(await errorsOf(good, ["DE", "AT"])).toEqual({ country: "error.country" })
})

const context = {
  token: "a.b.c",
  registrationCode: "VALID-0001",
  validityTimestamp: "stamp",
  language: "pl",
  shown,
} as const

test("token, code, choices and consents are sent", () => {
  expect(secondStepContent(good, context)).toMatchObject({
    token: "a.b.c",
    registrationCode: "VALID-0001",
    validityTimestamp: "stamp",
    shoppingPreferences: ["WOMEN", "HOME"],
    country: "PL",
    language: "pl",
    termsAndPrivacyAccepted: true,
    newsletter: false,
    consents: [{ kind: "TERMS_AND_CONDITIONS" }, { kind: "PRIVACY_POLICY" }, { kind: "NEWSLETTER" }],
  })
})

test("a visitor without a code sends none", () => {
  const content = secondStepContent(good, { ...context, registrationCode: "" })
  expect(content).not.toHaveProperty("registrationCode")
  expect(content).not.toHaveProperty("validityTimestamp")
})
