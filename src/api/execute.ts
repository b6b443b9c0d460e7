import { inTime } from "../lib/inTime"
import { exchange } from "./exchange"
import type { Answer, ExecuteOptions } from "./exchange"
import { sendPlainly } from "./executeEarly"
import type { Operation } from "./operation"

/**
 * Sends an operation to the backend. Never rejects: every failure is one of five kinds and passes the failure hook.
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
    const client = await inTime(import("./client")).catch(() => undefined)
    // A client that can't be had (a new deployment, a broken line) must not keep the backend from being asked.
    const send = client?.sendByUrql ?? sendPlainly
    return send(endpoint, operation, variables, fetcher)
  })
}
