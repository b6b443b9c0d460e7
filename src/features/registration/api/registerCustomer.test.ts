import { buildSchema, graphql as executeGraphql } from "graphql"
import { HttpResponse } from "msw"
import { graphql } from "msw/graphql"
import { setupServer } from "msw/node"
import { afterAll, beforeAll, expect, test } from "vitest"
import { execute } from "../../../api/execute"
import contract from "../../../api/schema.graphql?raw"
import { builtInSettings } from "../../../config/settings"
import { publishSettings } from "../../../config/settingsStore"
import type { RegistrationInput } from "../../../api/generated"
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

/** A backend of one field that checks operation and answer against the contract. */
const server = setupServer(
  graphql.link("*/graphql").operation(async ({ query, variables, operationName }) => {
    const schema = buildSchema(contract)
    const result = await executeGraphql({ schema, source: query, variableValues: variables, operationName, rootValue })
    return HttpResponse.json({ ...result })
  }),
)

beforeAll(() => {
  publishSettings(builtInSettings)
  server.listen({ onUnhandledFrame: "error" })
})
afterAll(() => server.close())

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

test("sends the form and asks for everything that the contract answers", async () => {
  expect(await execute(registerCustomer, { input })).toEqual({ ok: true, data: { registerCustomer: payload } })
})
