import { createClient, type Client } from "graphql-ws"
import { readAuthToken } from "./authToken"
import type { Subscription } from "./operation"

/** Tries again this often, after 1, 2, 4, 8 and 16 s, each with up to a second more (specification section 9). */
const retryAttempts = 5
const firstRetryMs = 1000
const jitterMs = 1000

interface Listener<Data> {
  onData: (data: Data) => void
  signal: AbortSignal
}

/**
 * Subscribes over graphql-transport-ws, on a connection of its own. Loaded when it is first needed.
 * @param endpoint address of the socket, absolute or a path of this site
 * @returns when the backend has no more to tell or the signal stops it; rejects when the connection is lost for good or
 * the subscription is refused
 */
export async function listenBySocket<Data, Variables extends Record<string, unknown>>(
  endpoint: string,
  { name, text }: Subscription<Data, Variables>,
  variables: Variables,
  { onData, signal }: Listener<Data>,
): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const unsubscribe = clientFor(endpoint).subscribe<Data>(
      { operationName: name, query: text, variables },
      {
        next: ({ data, errors }) => {
          if (data) onData(data)
          else reject(new Error(errors?.map(({ message }) => message).join("; ") ?? "no data"))
        },
        error: reject,
        complete: resolve,
      },
    )
    // The client closes a connection that nobody uses any more; one that is still being made, once it stands.
    signal.addEventListener("abort", unsubscribe, { once: true })
  })
}

function clientFor(endpoint: string): Client {
  return createClient({
    url: socketAddress(endpoint),
    connectionParams: headers,
    retryAttempts,
    retryWait: (retries) =>
      new Promise((resolve) => setTimeout(resolve, firstRetryMs * 2 ** retries + Math.random() * jitterMs)),
    // An endpoint that is not there at first may come up: the attempts limit that.
    shouldRetry: () => true,
  })
}

/** What the init payload carries: the header that requests carry (specification section 7, call 3). */
function headers(): Record<string, unknown> {
  const token = readAuthToken()
  return token === undefined ? {} : { Authorization: `Bearer ${token}` }
}

/** A path of this site stands for a socket of its own host; older browsers know absolute addresses alone. */
function socketAddress(endpoint: string): string {
  const address = new URL(endpoint, location.href)
  if (address.protocol === "https:") address.protocol = "wss:"
  if (address.protocol === "http:") address.protocol = "ws:"
  return address.href
}
