import { createClient, type Client } from "graphql-ws"
import { mayCarryToken, readAuthToken } from "./authToken"
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
  const url = socketAddress(endpoint)
  return createClient({
    url,
    webSocketImpl: quietSocket(),
    connectionParams: () => headers(url),
    retryAttempts,
    retryWait: (retries) =>
      new Promise((resolve) => setTimeout(resolve, firstRetryMs * 2 ** retries + Math.random() * jitterMs)),
    // An endpoint that is not there at first may come up: the attempts limit that.
    shouldRetry: () => true,
  })
}

/**
 * The browser's socket, but for what is sent after it was closed: that is lost in silence. A page that comes back from the
 * browser's cache hears what the backend said before it left, the client answers, and the browser would complain of it.
 * The client is told of the end as ever.
 */
function quietSocket(): typeof WebSocket {
  return class extends WebSocket {
    override send(...message: Parameters<WebSocket["send"]>): void {
      if (this.readyState === WebSocket.OPEN) super.send(...message)
    }
  }
}

/** What the init payload carries: the header that requests carry (specification section 7, call 3). */
function headers(address: string): Record<string, unknown> {
  // What holds for a request holds for a socket: `ws` and `wss` are the sockets of `http` and `https` (RFC 6455).
  const token = mayCarryToken(new URL(address.replace(/^ws/, "http"))) ? readAuthToken() : undefined
  return token === undefined ? {} : { Authorization: `Bearer ${token}` }
}

/** A path of this site stands for a socket of its own host; older browsers know absolute addresses alone. */
function socketAddress(endpoint: string): string {
  const address = new URL(endpoint, location.href)
  if (address.protocol === "https:") address.protocol = "wss:"
  if (address.protocol === "http:") address.protocol = "ws:"
  return address.href
}
