import { buildSchema, graphql as executeGraphql } from "graphql"
import { HttpResponse } from "msw"
import { graphql } from "msw/graphql"
import { setupServer } from "msw/node"
import { afterAll, beforeAll } from "vitest"
import contract from "../../src/services/api/schema.graphql?raw"
import { builtInSettings } from "../../src/services/settings/settings"
import { publishSettings } from "../../src/services/settings/settingsStore"

/**
 * Gives the calling test file a backend of a few fields. It checks operation, variables and response against the
 * contract's schema.
 * @param rootValue the root fields with their values, or functions of the arguments
 */
export function answerByContract(rootValue: Record<string, unknown>): void {
  const schema = buildSchema(contract)
  const server = setupServer(
    graphql.link("*/graphql").operation(async ({ query, variables, operationName }) => {
      const result = await executeGraphql({
        schema,
        source: query,
        variableValues: variables,
        operationName,
        rootValue,
      })
      return HttpResponse.json({ ...result })
    }),
  )
  beforeAll(() => {
    publishSettings(builtInSettings)
    server.listen({ onUnhandledFrame: "error" })
  })
  afterAll(() => server.close())
}
