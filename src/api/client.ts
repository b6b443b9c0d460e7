import { Client, createRequest, fetchExchange } from "urql"
import type { OperationContext, OperationResult } from "urql"
import type { Outcome } from "./failure"
import { answerShapes } from "./generated"
import type { Operation } from "./operation"
import { fits } from "./shape"

const clients = new Map<string, Client>()
let exchanges = 0

/** The client of an endpoint: no cache, and always POST, since a GET would put a code into the address. */
function clientFor(endpoint: string): Client {
  const known = clients.get(endpoint)
  if (known !== undefined) return known
  const client = new Client({
    url: endpoint,
    exchanges: [fetchExchange],
    preferGetMethod: false,
    requestPolicy: "network-only",
  })
  clients.set(endpoint, client)
  return client
}

/**
 * Sends an operation through urql. Loaded when it is first needed: the landing page is read without it.
 * @param endpoint address of the GraphQL endpoint
 * @param operation what is sent
 * @param variables of the operation
 * @param fetcher the transport of this one exchange
 * @returns without data where they break the contract: nothing that reads them has to look twice
 */
export async function sendByUrql<Data, Variables extends object>(
  endpoint: string,
  operation: Operation<Data, Variables>,
  variables: Variables,
  fetcher: typeof fetch,
): Promise<Pick<Outcome, "data" | "errors" | "thrown">> {
  const { data, error } = await firstResult(clientFor(endpoint), operation, variables, { fetch: fetcher })
  const shape = answerShapes.get(operation.name)
  const broken = shape !== undefined && !fits(data, shape)
  return { data: broken ? undefined : data, errors: error?.graphQLErrors, thrown: error?.networkError }
}

/** The first result is the only one: an answer that claims to have more to come is not waited for. */
function firstResult<Data, Variables extends object>(
  client: Client,
  operation: Operation<Data, Variables>,
  variables: Variables,
  context: Partial<OperationContext>,
): Promise<OperationResult> {
  // With a key of its own no exchange is joined with an equal one, whose caller may give up.
  const request = { ...createRequest(operation.text, variables), key: ++exchanges }
  const results =
    operation.kind === "query" ? client.executeQuery(request, context) : client.executeMutation(request, context)
  return new Promise((resolve) => {
    const subscription = results.subscribe((result) => {
      resolve(result)
      queueMicrotask(() => subscription.unsubscribe())
    })
  })
}
