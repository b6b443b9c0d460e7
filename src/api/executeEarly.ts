import { exchange } from "./exchange"
import type { Answer, ExecuteOptions } from "./exchange"
import type { Outcome } from "./failure"
import type { Operation } from "./operation"

/**
 * Sends a query as `execute` does, with the same answers, but without the GraphQL client: small enough for the entry
 * module, which checks the code of an address before the page can be used.
 * @param operation a query from a feature's `api` folder
 * @param variables of the query
 * @param options signal: gives the query up
 */
export function executeEarly<Data, Variables extends object>(
  operation: Operation<Data, Variables, "query">,
  variables: Variables,
  options: ExecuteOptions = {},
): Promise<Answer<Data>> {
  return exchange(operation, options, async (endpoint, fetcher) => {
    const body = JSON.stringify({ operationName: operation.name, variables, query: operation.text })
    const response = await fetcher(endpoint, { body })
    const result: unknown = JSON.parse(await response.text())
    const { data, errors }: Outcome = typeof result === "object" && result !== null ? result : {}
    return { data, errors }
  })
}
