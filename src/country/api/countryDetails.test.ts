import { buildSchema, graphql as executeGraphql } from "graphql"
import { HttpResponse } from "msw"
import { graphql } from "msw/graphql"
import { setupServer } from "msw/node"
import { afterAll, beforeAll, expect, test } from "vitest"
import { execute } from "../../api/execute"
import contract from "../../api/schema.graphql?raw"
import { builtInSettings } from "../../config/settings"
import { publishSettings } from "../../config/settingsStore"
import { countryDetails } from "./countryDetails"

const rootValue = { countryDetails: { country: "SE" } }

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

test("asks for the country", async () => {
  expect(countryDetails.name).toBe("countryDetails")
  expect(await execute(countryDetails, {})).toEqual({ ok: true, data: { countryDetails: { country: "SE" } } })
})
