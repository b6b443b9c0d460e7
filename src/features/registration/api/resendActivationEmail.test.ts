import { buildSchema, graphql as executeGraphql } from "graphql"
import { HttpResponse } from "msw"
import { graphql } from "msw/graphql"
import { setupServer } from "msw/node"
import { afterAll, beforeAll, expect, test } from "vitest"
import { execute } from "../../../api/execute"
import contract from "../../../api/schema.graphql?raw"
import { builtInSettings } from "../../../config/settings"
import { publishSettings } from "../../../config/settingsStore"
import { resendActivationEmail } from "./resendActivationEmail"

const rootValue = {
  resendActivationEmail: ({ email, activationId }: Record<string, string | undefined>) =>
    email === "ada@example.com" || activationId === "a-1"
      ? { status: "TOO_SOON", retryAfterSeconds: 42 }
      : { status: "NOT_PENDING" },
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

test.each([
  { email: "ada@example.com", language: "de" as const },
  { activationId: "a-1", language: "sv" as const },
])("asks for a new e-mail by %j", async (variables) => {
  expect(await execute(resendActivationEmail, variables)).toEqual({
    ok: true,
    data: { resendActivationEmail: { status: "TOO_SOON", retryAfterSeconds: 42 } },
  })
})
