import { exchange } from "./exchange"
import type { Answer, ExecuteOptions } from "./exchange"
import type { Operation } from "./operation"

/**
 * Sends an operation to the backend. Never rejects: every failure, also that of loading the GraphQL client, is one of
 * five kinds and passes the failure hook.
 * @param operation from a feature's `api` folder
 * @param variables of the operation
 * @param options signal: gives the operation up
 */
export function execute<Data, Variables extends object>(
  operation: Operation<Data, Variables>,
  variables: Variables,
  options: ExecuteOptions = {},
): Promise<Answer<Data>> {
  return exchange(operation, options, async (endpoint, fetcher) => {
    const { sendByUrql } = await import("./client")
    return sendByUrql(endpoint, operation, variables, fetcher)
  })
}
