import { createClient, type Client } from "graphql-ws"
import { whenSettings } from "../settings/settingsStore"
import { mayCarryToken, readAuthToken } from "./authToken"

/** Tries again this often, after 1, 2, 4, 8 and 16 s, each with up to a second more (specification section 9). */
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
 * @param request text, operation name and variables of the subscription
 * @param observer is told of each result, of the end, and of a connection that is lost for good
 * @param signal stops it; one that has stopped meanwhile opens nothing
 */
export async function listenBySocket(
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
  // The client closes a connection that nobody uses any more; one that is still being made, once it stands.
  signal.addEventListener("abort", close)
}

/** A socket that closes says so by an event, not by an error; a backend that refuses, by a list. */
function errorOf(cause: unknown): unknown {
  const isEvent = typeof cause === "object" && cause !== null && "code" in cause
  return isEvent ? new Error(`socket closed with ${String(cause.code)}`) : cause
}

/** @param endpoint address of the socket, absolute or a path of this site */
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
