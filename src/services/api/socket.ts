import { createClient, type Client } from "graphql-ws"
import { whenSettings } from "../settings/settingsStore"
import { mayCarryToken, readAuthToken } from "./authToken"

/**
 * Number of reconnection attempts, after 1, 2, 4, 8 and 16 s plus up to one second of jitter (specification section 9).
 */
const retryAttempts = 5
const firstRetryMs = 1000
const jitterMs = 1000

interface Request {
  query?: string | undefined
  operationName?: string | undefined
  variables?: Record<string, unknown> | undefined
}

interface Observer {
  next: (result: { data: Record<string, unknown> | null; errors?: readonly { message: string }[] }) => void
  error: (cause: unknown) => void
  complete: () => void
}

/**
 * Subscribes over graphql-transport-ws, on a connection of its own that closes with the subscription.
 * @param request query text, operation name and variables of the subscription
 * @param observer called with each result, on completion, and when the connection is lost for good
 * @param signal unsubscribes; if it has already aborted, no connection is opened
 */
export async function subscribeOverSocket(
  { query = "", operationName, variables }: Request,
  observer: Observer,
  signal: AbortSignal,
): Promise<void> {
  const { acqBackendWebsocketURL = "" } = await whenSettings()
  if (signal.aborted) return
  const close = clientFor(acqBackendWebsocketURL).subscribe(
    { query, operationName, variables },
    {
      next: ({ data = null, errors = [] }) =>
        observer.next({ data, ...(errors.length > 0 && { errors: [...errors] }) }),
      error: (cause) => observer.error(errorOf(cause)),
      complete: () => observer.complete(),
    },
  )
  // The client then closes the unused connection; if it is still connecting, as soon as it is open.
  signal.addEventListener("abort", close)
}

/**
 * Turns the CloseEvent of a closed socket into an Error. The list of errors of a refused subscription stays as it is.
 */
function errorOf(cause: unknown): unknown {
  const isEvent = typeof cause === "object" && cause !== null && "code" in cause
  return isEvent ? new Error(`socket closed with ${String(cause.code)}`) : cause
}

/** @param endpoint URL of the socket, absolute or a path of this site */
function clientFor(endpoint: string): Client {
  const url = socketUrl(endpoint)
  return createClient({
    url,
    webSocketImpl: quietSocket(),
    connectionParams: () => connectionPayload(url),
    retryAttempts,
    retryWait: (retries) =>
      new Promise((resolve) => setTimeout(resolve, firstRetryMs * 2 ** retries + Math.random() * jitterMs)),
    // Retry even if the first connection fails, since the endpoint may come up; `retryAttempts` is the limit.
    shouldRetry: () => true,
  })
}

/**
 * The browser's WebSocket, except that sending after it was closed is silently ignored. A page restored from the
 * back/forward cache still receives messages from before it was left; the client replies to them, which the browser
 * would log as an error. The client is notified of the close as usual.
 */
function quietSocket(): typeof WebSocket {
  return class extends WebSocket {
    override send(...message: Parameters<WebSocket["send"]>): void {
      if (this.readyState === WebSocket.OPEN) super.send(...message)
    }
  }
}

/** The payload of connection_init: the header that requests carry (specification section 7, call 3). */
function connectionPayload(url: string): Record<string, unknown> {
  // The same rule as for requests: `ws` and `wss` correspond to `http` and `https` (RFC 6455).
  const token = mayCarryToken(new URL(url.replace(/^ws/, "http"))) ? readAuthToken() : undefined
  return token === undefined ? {} : { Authorization: `Bearer ${token}` }
}

/** Resolves a path to a socket URL on this host; older browsers only accept absolute ws URLs. */
function socketUrl(endpoint: string): string {
  const url = new URL(endpoint, location.href)
  if (url.protocol === "https:") url.protocol = "wss:"
  if (url.protocol === "http:") url.protocol = "ws:"
  return url.href
}
