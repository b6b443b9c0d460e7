import { expect, test } from "vitest"
import { formOutcome } from "./registerCustomer"

const nothingElse = { registrationId: null, authToken: null, errorDetails: [] }

test.each([
  [[{ field: "firstName", code: "REQUIRED" }], { firstName: "error.firstName.required" }, false],
  [[{ field: "lastName", code: "INVALID_CHARACTERS" }], { lastName: "error.characters" }, false],
  [[{ field: "termsAndPrivacyAccepted", code: "REQUIRED" }], { terms: "error.terms" }, false],
  [[{ field: "shoeSize", code: "REQUIRED" }], {}, true],
  // Never refused by the contract's backend, so that no message says of which field it is.
  [[{ field: "newsletter", code: "REQUIRED" }], {}, true],
  // Names that every object inherits are not fields.
  [[{ field: "constructor", code: "REQUIRED" }], {}, true],
  [[{ field: "__proto__", code: "REQUIRED" }], {}, true],
  [[], {}, true],
])("rejected fields %j show %j", (fieldErrors, fields, other) => {
  const data = { registerCustomer: { status: "INVALID_INPUT" as const, ...nothingElse, fieldErrors } }
  expect(formOutcome({ ok: true, data })).toEqual({ kind: "invalidInput", fields, other })
})

const issue = { path: ["input", "email"], code: "invalid_string" }

test.each<[server: string, extensions: object]>([
  ["Apollo Server", { code: "BAD_USER_INPUT", argumentName: "email" }],
  ["Apollo Server", { code: "BAD_USER_INPUT", invalidArgs: ["email"] }],
  ["Apollo Server", { code: "BAD_USER_INPUT", validationErrors: { email: "no" } }],
  ["graphql-yoga", { code: "VALIDATION_ERROR", field: "input.email" }],
  ["graphql-yoga with Zod", { fieldErrors: { email: ["no"] } }],
  ["graphql-yoga with Zod", { issues: [issue] }],
  ["the contract's own form", { fieldErrors: [{ field: "email", code: "INVALID_EMAIL" }] }],
  ["Mercurius", { code: "MER_VALIDATION_ERR_FAILED_VALIDATION", details: [{ instancePath: "/input/email" }] }],
])("a field that %s refuses in %j shows its message", (_server, extensions) => {
  expect(formOutcome(failedWith(extensions))).toEqual({
    kind: "invalidInput",
    fields: { email: "error.email" },
    other: false,
  })
})

test.each<[extensions: object | undefined]>([
  [undefined],
  [{ code: "INTERNAL_SERVER_ERROR", path: "/srv/app.js", details: null }],
  [{ code: "BAD_USER_INPUT", fieldErrors: [{ field: "__proto__" }, null, 7] }],
])("errors that name no field of the form are a failure: %j", (extensions) => {
  const { failure } = failedWith(extensions)
  expect(formOutcome({ ok: false, failure })).toEqual({ kind: "unanswered", failure })
})

test("a name that a server finds missing has words of its own", () => {
  const details = [{ field: "firstName", code: "any.required" }, { field: "shoeSize" }]
  expect(formOutcome(failedWith({ details }))).toEqual({
    kind: "invalidInput",
    fields: { firstName: "error.firstName.required" },
    other: true,
  })
})

function failedWith(extensions?: object) {
  const errors = [{ message: "no", extensions }, "broken"]
  return { ok: false, failure: { kind: "rejected", reference: "acq-1", detail: "HTTP 400", errors } } as const
}
