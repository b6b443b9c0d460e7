import { buildSchema, graphql as executeGraphql } from "graphql"
import { HttpResponse } from "msw"
import { graphql } from "msw/graphql"
import { setupServer } from "msw/node"
import { afterAll, beforeAll, expect, test } from "vitest"
import { execute } from "../../../api/execute"
import contract from "../../../api/schema.graphql?raw"
import { builtInSettings } from "../../../config/settings"
import { publishSettings } from "../../../config/settingsStore"
import { checkRegistrationCode } from "./checkRegistrationCode"

const details = {
  errors: ["REGISTRATION_CODE_EXPIRED"],
  errorDetails: [{ error: "REGISTRATION_CODE_NO_BALANCE_LEFT" }],
  invitorName: "Amélie",
  countryOptions: [{ isoCode: "SE", termsPkString: "terms-se", dataPolicyPkString: "privacy-se" }],
}
const rootValue = {
  registrationCodeDetails: ({ registrationCode, validityTimestamp }: Record<string, string>) =>
    registrationCode === "AB-12cd" && validityTimestamp === "signed" ? details : null,
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

test("asks for everything that the contract knows of a code", async () => {
  expect(checkRegistrationCode.name).toBe("checkRegistrationCode")
  const variables = { registrationCode: "AB-12cd", validityTimestamp: "signed" }
  expect(await execute(checkRegistrationCode, variables)).toEqual({
    ok: true,
    data: { registrationCodeDetails: details },
  })
})

test("a code typed by hand has no validity", async () => {
  expect(await execute(checkRegistrationCode, { registrationCode: "AB-12cd" })).toEqual({
    ok: true,
    data: { registrationCodeDetails: null },
  })
})
