import { expect, test } from "vitest"
import { socialOutcome } from "./completeSocialRegistration"

const empty = { registrationId: null, authToken: null, errorDetails: [], fieldErrors: [] }

// What follows each status is tested in registration/model/registrationFollowUp.test.ts.
test.each([
  [
    {
      status: "INVALID_INPUT",
      fieldErrors: [
        { field: "shoppingPreferences", code: "REQUIRED" },
        { field: "country", code: "INVALID_COUNTRY" },
        { field: "termsAndPrivacyAccepted", code: "REQUIRED" },
      ],
    },
    {
      kind: "invalidInput",
      other: false,
      fields: { preferences: "preferences.missing", country: "error.country", terms: "error.terms" },
    },
  ],
  [
    { status: "INVALID_INPUT", fieldErrors: [{ field: "shoeSize", code: "X" }] },
    { kind: "invalidInput", other: true, fields: {} },
  ],
  [
    { status: "INVALID_INPUT", fieldErrors: [{ field: "constructor", code: "X" }] },
    { kind: "invalidInput", other: true, fields: {} },
  ],
  [{ status: "INVALID_INPUT" }, { kind: "invalidInput", other: true, fields: {} }],
  [{ status: "LATER" }, { kind: "unknown", status: "LATER" }],
])("%j is %j", (payload, outcome) => {
  // A status added to the contract later has no type here.
  const completeSocialRegistration = { ...empty, ...payload } as never
  expect(socialOutcome({ ok: true, data: { completeSocialRegistration } })).toEqual(outcome)
})

test("a technical failure is passed through", () => {
  const failure = { kind: "network", reference: "acq-1", detail: "No connection" } as const
  expect(socialOutcome({ ok: false, failure })).toEqual({ kind: "unanswered", failure })
})
