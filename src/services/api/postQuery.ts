import { whenSettings } from "../settings/settingsStore"
import { toAnswer, type Answer, type Result } from "./failure"
import type { Operation } from "./operation"
import type { Shape } from "./shape"
import { retryDelaySeconds, Transport } from "./transport"

/**
 * Sends a query without the GraphQL client, which weighs 10 kB. Two queries are sent this way: the check of a
 * registration code, which the entry module starts before React has loaded, and the country lookup, often the only
 * request of a visit. Headers, timeout, retry and answers are those of `execute`, since both use the same transport.
 * @param operation a query from a feature's `api` folder
 * @param variables of the query
 * @param shape to fit the answer to; the list of all shapes is too large for the entry module
 */
export async function postQuery<Data, Variables extends object>(
  operation: Operation<Data, Variables, "query">,
  variables: Variables,
  shape?: Shape,
): Promise<Answer<Data>> {
  const { kind, name, text } = operation
  const body = JSON.stringify({ operationName: name, variables, query: text })
  const { acqBackendGraphqlURL } = await whenSettings()
  const transport = new Transport(acqBackendGraphqlURL, kind)
  let result = await post(transport, body)
  if (retryDelaySeconds(transport.response) !== undefined) result = await post(transport, body)
  return toAnswer({ name, shape }, transport, result)
}

async function post(transport: Transport, body: string): Promise<Result> {
  try {
    const response = await transport.fetch(transport.url, { method: "POST", body, ...transport.options() })
    const result: unknown = JSON.parse(await response.text())
    const { data, errors }: Result = typeof result === "object" && result !== null ? result : {}
    return { data, errors }
  } catch (thrown) {
    return { thrown }
  }
}
