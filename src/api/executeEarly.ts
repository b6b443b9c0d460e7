import { exchange } from "./exchange"
import type { Answer, ExecuteOptions } from "./exchange"
import type { Outcome } from "./failure"
import type { Operation } from "./operation"
import { fits, type Shape } from "./shape"

interface EarlyOptions extends ExecuteOptions {
  /** What the answer is made of; one that is not counts as a failure. Left out, it is trusted. */
  shape?: Shape
}

/**
 * Sends a query as `execute` does, with the same answers, but without the GraphQL client: small enough for the entry
 * module, which checks the code of an address before the page can be used.
 * @param operation a query from a feature's `api` folder
 * @param variables of the query
 * @param options signal: gives the query up; shape: what the answer is checked against
 */
export function executeEarly<Data, Variables extends object>(
  operation: Operation<Data, Variables, "query">,
  variables: Variables,
  { shape, ...options }: EarlyOptions = {},
): Promise<Answer<Data>> {
  return exchange(operation, options, async (endpoint, fetcher) => {
    const { data, errors } = await sendPlainly(endpoint, operation, variables, fetcher)
    return { data: shape === undefined || fits(data, shape) ? data : undefined, errors }
  })
}

/**
 * Sends an operation as the GraphQL client would.
 * @param endpoint address of the GraphQL endpoint
 * @param operation what is sent
 * @param variables of the operation
 * @param fetcher the transport of this one exchange
 */
export async function sendPlainly(
  endpoint: string,
  { name: operationName, text: query }: Operation<unknown, unknown>,
  variables: object,
  fetcher: typeof fetch,
): Promise<Pick<Outcome, "data" | "errors">> {
  const response = await fetcher(endpoint, { body: JSON.stringify({ operationName, variables, query }) })
  const result: unknown = JSON.parse(await response.text())
  const { data, errors }: Outcome = typeof result === "object" && result !== null ? result : {}
  return { data, errors }
}
