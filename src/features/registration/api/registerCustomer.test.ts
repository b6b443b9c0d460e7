import { expect, test } from "vitest"
import { answerByContract } from "../../../../tests/support/contractBackend"
import { execute } from "../../../services/api/execute"
import type { RegistrationInput } from "../../../services/api/generated"
import { registerCustomer } from "./registerCustomer"

const payload = {
  status: "INVALID_INPUT",
  registrationId: "r-1",
  authToken: "token",
  errorDetails: [{ error: "REGISTRATION_CODE_INVALID" }],
  fieldErrors: [{ field: "email", code: "INVALID_EMAIL" }],
}
const rootValue = {
  registerCustomer: ({ input }: { input: RegistrationInput }) =>
    input.firstName === "Zoë" ? payload : new Error("Another input"),
}

answerByContract(rootValue)

const input: RegistrationInput = {
  clientMutationId: "m-1",
  registrationCode: "AB-12cd",
  gender: "FEMALE",
  firstName: "Zoë",
  lastName: "Łęcka",
  email: "zoe+lisiere@example.com",
  country: "PL",
  language: "pl",
  termsAndPrivacyAccepted: true,
  newsletter: false,
  consents: [
    { kind: "NEWSLETTER", accepted: false, textSha256: "00", documentPk: null, shownAt: "2026-11-20T12:00:00Z" },
  ],
}

test("sends the form and queries every field of the contract", async () => {
  expect(await execute(registerCustomer, { input })).toEqual({ ok: true, data: { registerCustomer: payload } })
})
