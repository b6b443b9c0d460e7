import { retryExchange } from "@urql/exchange-retry"
import {
  Client,
  CombinedError,
  fetchExchange,
  getOperationName,
  makeOperation,
  mapExchange,
  subscriptionExchange,
  type AnyVariables,
  type Operation as UrqlOperation,
  type OperationResult,
  type SubscriptionForwarder,
} from "urql"
import { whenSettings } from "../settings/settingsStore"
import { toAnswer, type Answer, type ApiFailure } from "./failure"
import { answerShapes } from "./generated"
import type { Operation } from "./operation"
import { retryDelaySeconds, Transport } from "./transport"

/** The error of a result without data; carries one of the five failure kinds. */
class ApiError extends CombinedError {
  readonly failure: ApiFailure

  constructor(failure: ApiFailure) {
    super({ networkError: new Error(failure.detail) })
    this.failure = failure
  }
}

/** Gives each operation its transport, and turns each result into data that match the contract or an ApiError. */
const apiExchange = mapExchange({
  async onOperation(operation) {
    const { acqBackendGraphqlURL } = await whenSettings()
    const transport = new Transport(acqBackendGraphqlURL, operation.kind === "mutation" ? "mutation" : "query")
    const { url, fetch, options: fetchOptions } = transport
    return makeOperation(operation.kind, operation, { ...operation.context, url, fetch, fetchOptions, transport })
  },
  onResult(result) {
    const { error, ...rest } = result
    const { operation, data } = rest
    const transport = transportOf(operation)
    if (!transport || operation.kind === "subscription" || operation.kind === "teardown") return result
    const name = getOperationName(operation.query) ?? ""
    const answer = toAnswer({ name, shape: answerShapes.get(name) }, transport, {
      data,
      errors: error?.graphQLErrors,
      thrown: error?.networkError,
    })
    // An answer that announces more parts (`hasNext`) is treated as complete.
    const settled = { ...rest, hasNext: false }
    return answer.ok
      ? { ...settled, data: answer.data }
      : { ...settled, data: undefined, error: new ApiError(answer.failure) }
  },
})

/** The retry exchange only looks at errors, so a retryable status becomes an error whatever the body contains. */
const statusExchange = mapExchange({
  onResult: (result) =>
    result.error || !isRetryable(result.operation) ? result : { ...result, error: new CombinedError({}) },
})

/** Retries a query once, without a delay of its own: the transport waits as long as Retry-After asks. */
const retryOnceExchange = retryExchange({
  maxNumberAttempts: 2,
  initialDelayMs: 1,
  randomDelay: false,
  retryIf: (_error, operation) => operation.kind === "query" && isRetryable(operation),
})

const isRetryable = (operation: UrqlOperation): boolean =>
  retryDelaySeconds(transportOf(operation)?.response) !== undefined

function transportOf({ context }: UrqlOperation): Transport | undefined {
  const transport: unknown = context["transport"]
  return transport instanceof Transport ? transport : undefined
}

/** Subscribes over a WebSocket, whose code is loaded on first use. */
const forwardSubscription: SubscriptionForwarder = (request) => ({
  subscribe(observer) {
    const stopped = new AbortController()
    import("./socket")
      .then(({ subscribeOverSocket }) => subscribeOverSocket(request, observer, stopped.signal))
      .catch(observer.error)
    return { unsubscribe: () => stopped.abort() }
  },
})

/** The client of the one endpoint: no cache, and always POST, since a GET would put registration codes into the URL. */
export const client = new Client({
  // A placeholder: each operation gets its URL from the settings, which may not have loaded yet.
  url: "/",
  preferGetMethod: false,
  requestPolicy: "network-only",
  exchanges: [
    apiExchange,
    retryOnceExchange,
    statusExchange,
    fetchExchange,
    subscriptionExchange({ forwardSubscription }),
  ],
})

/** Converts a client result into an answer, for `execute` and for components that use urql's hooks. */
export function answerOf<Data>({ data, error }: Pick<OperationResult<Data>, "data" | "error">): Answer<Data> {
  if (error instanceof ApiError) return { ok: false, failure: error.failure }
  // `apiExchange` ensures that every result without an error has data.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
  return { ok: true, data: data as Data }
}

/** Sends an operation through urql; see `execute`. */
export async function send<Data, Variables extends AnyVariables>(
  { kind, text }: Operation<Data, Variables>,
  variables: Variables,
): Promise<Answer<Data>> {
  return answerOf(await client[kind]<Data, Variables>(text, variables))
}
