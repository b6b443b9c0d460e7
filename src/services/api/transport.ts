import { now } from "../../lib/clock"
import { withTimeout } from "../../lib/withTimeout"
import { randomUuid } from "../../lib/uuid"
import { dropAuthToken, mayCarryToken, readAuthToken } from "./authToken"
import { refusesToken } from "./graphqlErrors"
import type { OperationKind } from "./operation"

/** Timeout of an operation, including its retry (specification section 9). */
const timeoutMs = 30_000
/** Statuses after which a query is retried once (specification section 7). */
export const retryableStatuses = new Set([408, 409, 425, 429, 500, 502, 503, 504])
/** If Retry-After is longer, the query is not retried (product decisions, section 7). */
const longestRetryAfterSeconds = 5

/** The X-Session-ID: the same for all requests of a page load (specification section 7). */
export const sessionId = randomUuid()

/** A new X-Correlation-ID: identifies a request in the backend's logs and to the visitor (specification section 7). */
export const newCorrelationId = (): string => `acq-${randomUuid()}`

/** The requests of one operation: the `fetch` and options to send them with, and the response to the last one. */
export class Transport {
  /** Absolute URL of the GraphQL endpoint; the settings may give it without a host. */
  readonly url: string
  /** The token that the requests carry; undefined if nobody is signed in, or once a query's token was refused. */
  token: string | undefined
  /** X-Correlation-ID of the last request; before the first request, an id that was never sent. */
  reference = newCorrelationId()
  /** Response to the last request; undefined until there is one. */
  response: Response | undefined
  private readonly kind: OperationKind
  /** When the shared timeout of all requests ends. */
  private endsAt: number | undefined

  /**
   * @param endpoint URL of the GraphQL endpoint
   * @param kind of the operation
   */
  constructor(endpoint: string, kind: OperationKind) {
    this.kind = kind
    const url = new URL(endpoint, location.href)
    this.url = url.href
    this.token = mayCarryToken(url) ? readAuthToken() : undefined
  }

  /**
   * Options for the next request, with a new correlation id. A redirect is an error: only this endpoint may get it.
   */
  readonly options = (): RequestInit & { headers: Record<string, string> } => {
    this.reference = newCorrelationId()
    return {
      redirect: "error",
      headers: {
        Accept: "application/graphql-response+json, application/json",
        "Content-Type": "application/json",
        "X-Correlation-ID": this.reference,
        "X-Session-ID": sessionId,
        "X-Source-Page": location.pathname,
        ...(this.token !== undefined && { Authorization: `Bearer ${this.token}` }),
      },
    }
  }

  /** Sends a request. Rejects with a TimeoutError on a timeout, and with another error if the connection fails. */
  readonly fetch: typeof fetch = async (input, init) => {
    this.endsAt ??= performance.now() + timeoutMs
    // Safari lacks AbortSignal.timeout before 16 and AbortSignal.any before 17.4.
    const controller = new AbortController()
    const stop = (): void => controller.abort()
    init?.signal?.addEventListener("abort", stop)
    try {
      return await withTimeout(
        this.send(input, { ...init, signal: controller.signal }),
        this.endsAt - performance.now(),
      )
    } finally {
      stop()
    }
  }

  /**
   * Reads the response to the end, so that the timeout covers the body too. A retry first waits as long as the previous
   * response asked for. A query whose token is refused is sent once more without it: most need none, and the visitor
   * may not know of an old session.
   */
  private async send(input: RequestInfo | URL, init: RequestInit & { signal: AbortSignal }): Promise<Response> {
    const waitSeconds = retryDelaySeconds(this.response)
    this.response = undefined
    if (waitSeconds) await pause(waitSeconds * 1000, init.signal)
    const response = await fetch(input, init)
    const body = await response.text()
    this.response = response
    if (this.kind === "query" && this.token !== undefined && refusesToken(response.status, body)) {
      dropAuthToken(this.token)
      this.token = undefined
      return this.send(input, { ...init, headers: this.options().headers })
    }
    // Always parsed as a single GraphQL result, whatever Content-Type an intermediary has set.
    const headers = { "Content-Type": "application/json" }
    // Some statuses do not allow a body, not even an empty one.
    return new Response(body || null, { status: response.status, headers })
  }
}

/** Seconds to wait before retrying a query after this response; undefined if it is not retried. */
export function retryDelaySeconds(response: Response | undefined): number | undefined {
  if (!response || !retryableStatuses.has(response.status)) return undefined
  const seconds = retryAfterSeconds(response.headers.get("Retry-After"), now()) ?? 0
  return seconds <= longestRetryAfterSeconds ? seconds : undefined
}

/**
 * Parses a Retry-After header (RFC 9110 section 10.2.3).
 * @param header whole seconds or an HTTP date; null if the response has none
 * @param time milliseconds since the epoch
 * @returns seconds from `time`, 0 for a date in the past; undefined if the header is missing or unreadable
 */
export function retryAfterSeconds(header: string | null, time: number): number | undefined {
  const value = header?.trim() ?? ""
  if (/^\d+$/.test(value)) return Number(value)
  // Date.parse accepts much that is not an HTTP date; the dates that servers send end in GMT.
  const date = value.endsWith("GMT") ? Date.parse(value) : Number.NaN
  return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - time) / 1000))
}

/** Resolves after some milliseconds; rejects as soon as the signal aborts. */
const pause = (durationMs: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    setTimeout(resolve, durationMs)
    signal.addEventListener("abort", reject)
  })
