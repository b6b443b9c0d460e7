// @vitest-environment node
import { describe, expect, test } from "vitest"
import { readSecondStep, secondStepInput, type SecondStepValues } from "./secondStep"

const terms = { shown: "text=aa", at: Date.UTC(2026, 10, 20) }
const good: SecondStepValues = { preferences: ["WOMEN", "HOME"], country: "PL", terms, newsletter: false }
const shown = { terms: "text=aa", newsletter: "text=bb" }
const empty: SecondStepValues = { preferences: [], country: "", terms: false, newsletter: false }

test.each<[string, SecondStepValues]>([
  ["preferences=HOME&preferences=WOMEN&country=PL&terms=text%3Daa", good],
  ["preferences=SHOES&country=US", empty],
  ["", empty],
])("%j is read", (controls, values) => {
  const data = new FormData()
  for (const [name, value] of new URLSearchParams(controls)) data.append(name, value)
  expect(readSecondStep(data, { ...empty, terms: values.terms }, shown)).toEqual(values)
})

describe("the mutation's input", () => {
  const context = {
    token: "a.b.c",
    registrationCode: "VALID-0001",
    validityTimestamp: "stamp",
    language: "pl",
    shown,
  } as const

  test("contains token, code, choices and consents", () => {
    expect(secondStepInput(good, context)).toMatchObject({
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

  test("has no code if the visitor has none", () => {
    const input = secondStepInput(good, { ...context, registrationCode: "" })
    expect(input).not.toHaveProperty("registrationCode")
    expect(input).not.toHaveProperty("validityTimestamp")
  })

  test("is undefined without a country", () => {
    expect(secondStepInput({ ...good, country: "" }, context)).toBeUndefined()
  })
})
