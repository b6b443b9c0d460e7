import { now } from "../lib/clock"
import { mayCarryToken } from "./authToken"
import { newCorrelationId, sessionId } from "./correlation"
import { pause, startDeadline } from "./deadline"
import type { OperationKind } from "./operation"
import { retryAfterSeconds } from "./retryAfter"
import { TransportError } from "./transportError"

/** The longest wait for an answer (specification section 9). */
const timeoutMs = 30_000
/** Answers after which a query is sent once more (specification section 7). */
export const passingStatuses = new Set([408, 409, 425, 429, 500, 502, 503, 504])
/** A visitor does not wait longer than this before the repeat (product decisions, section 7). */
const longestRetryAfterSeconds = 5

/** The header in which a request, and the answer that the transport hands on, carries its correlation id. */
export const correlationHeader = "X-Correlation-ID"

interface TransportOptions {
  /** The visitor's token; left out where nobody is signed in. */
  token?: string | undefined
  /** Gives the exchange up. */
  signal?: AbortSignal | undefined
  /** Time limit in milliseconds of the whole exchange, with its repeat and the answer's body. */
  limitMs?: number
}

/**
 * The `fetch` of the GraphQL endpoint: always POST, with the headers of specification section 7. A query is repeated
 * once after a passing trouble of the backend; a mutation never is, since its first try may have worked. A redirect is a
 * failure: what is sent is meant for the endpoint alone.
 * @param kind of the operation that is sent
 * @returns a function that answers with the whole body already read and the request's X-Correlation-ID in the headers.
 * It rejects with a TransportError when there is no answer.
 */
export function transport(kind: OperationKind, options: TransportOptions = {}): typeof fetch {
  const { token, signal, limitMs = timeoutMs } = options
  return async (input, init) => {
    // The settings may name the endpoint without its host.
    const url = new URL(input instanceof Request ? input.url : input, location.href)
    const deadline = startDeadline(limitMs, [signal, init?.signal])
    let reference = ""
    const send = (): Promise<Response> => {
      reference = newCorrelationId()
      const headers = requestHeaders(reference, mayCarryToken(url) ? token : undefined)
      const fixed = { method: "POST", headers, signal: deadline.signal, redirect: "error" } as const
      return sendOnce(url, { ...init, ...fixed }, reference)
    }
    try {
      const response = await send()
      const waitSeconds = kind === "query" ? secondsBeforeRepeat(response) : undefined
      if (waitSeconds === undefined) return response
      await pause(waitSeconds * 1000, deadline.signal)
      return await send()
    } catch (cause) {
      throw new TransportError(deadline.cut() ?? "network", reference, cause)
    } finally {
      deadline.release()
    }
  }
}

/** Sends a request and reads the answer to its end, so that the time limit covers the body too. */
async function sendOnce(url: URL, init: RequestInit, reference: string): Promise<Response> {
  const response = await fetch(url, init)
  const body = await response.text()
  const headers = new Headers(response.headers)
  headers.set(correlationHeader, reference)
  // Read as one GraphQL result, whatever a machine on the way calls it.
  headers.set("Content-Type", "application/json")
  // Some statuses allow no body at all, not even an empty one.
  return new Response(body || null, { status: response.status, headers })
}

function requestHeaders(reference: string, token: string | undefined): Record<string, string> {
  return {
    Accept: "application/graphql-response+json, application/json",
    "Content-Type": "application/json",
    [correlationHeader]: reference,
    "X-Session-ID": sessionId,
    "X-Source-Page": location.pathname,
    ...(token !== undefined && { Authorization: `Bearer ${token}` }),
  }
}

/** How long to wait before a query is sent again; undefined when it is not. */
function secondsBeforeRepeat({ status, headers }: Response): number | undefined {
  if (!passingStatuses.has(status)) return undefined
  const seconds = retryAfterSeconds(headers.get("Retry-After"), now()) ?? 0
  return seconds <= longestRetryAfterSeconds ? seconds : undefined
}
