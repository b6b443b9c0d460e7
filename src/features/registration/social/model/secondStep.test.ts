// @vitest-environment node
import { describe, expect, test } from "vitest"
import { readSecondStep, secondStepInput, type SecondStepValues } from "./secondStep"

const good: SecondStepValues = { preferences: ["WOMEN", "HOME"], country: "PL", terms: true, newsletter: false }

test.each<[string, SecondStepValues]>([
  ["preferences=HOME&preferences=WOMEN&country=PL&terms=on", good],
  ["preferences=SHOES&country=US&newsletter=on", { preferences: [], country: "", terms: false, newsletter: true }],
  ["", { preferences: [], country: "", terms: false, newsletter: false }],
])("%j is read", (controls, values) => {
  expect(readSecondStep(new URLSearchParams(controls))).toEqual(values)
})

describe("the mutation's input", () => {
  const context = {
    token: "a.b.c",
    registrationCode: "VALID-0001",
    validityTimestamp: "stamp",
    language: "pl",
    countryOptions: undefined,
    hashes: { terms: "aa", newsletter: "bb" },
    shownAt: "2026-11-20T12:00:00.000Z",
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
