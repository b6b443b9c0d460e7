// @vitest-environment node
import { expect, test } from "vitest"
import { formOutcome } from "./formOutcome"

test.each([
  [[{ field: "firstName", code: "REQUIRED" }], { firstName: "error.firstName.required" }, false],
  [[{ field: "lastName", code: "INVALID_CHARACTERS" }], { lastName: "error.characters" }, false],
  [[{ field: "termsAndPrivacyAccepted", code: "REQUIRED" }], { terms: "error.terms" }, false],
  [[{ field: "shoeSize", code: "REQUIRED" }], {}, true],
  // Names that every object inherits are not fields.
  [[{ field: "constructor", code: "REQUIRED" }], {}, true],
  [[{ field: "__proto__", code: "REQUIRED" }], {}, true],
  [[], {}, true],
])("rejected fields %j show %j", (fieldErrors, fields, other) => {
  const nothingElse = { registrationId: null, authToken: null, errorDetails: [] }
  const data = { registerCustomer: { status: "INVALID_INPUT" as const, ...nothingElse, fieldErrors } }
  expect(formOutcome({ ok: true, data })).toEqual({ kind: "invalidInput", fields, other })
})
