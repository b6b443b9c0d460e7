import { now } from "../../lib/clock"
import { withTimeout } from "../../lib/withTimeout"
import { randomUuid } from "../../lib/uuid"
import { mayCarryToken, readAuthToken } from "./authToken"

/** The longest wait for an answer, its repeat included (specification section 9). */
const timeoutMs = 30_000
/** Answers after which a query is sent once more (specification section 7). */
export const passingStatuses = new Set([408, 409, 425, 429, 500, 502, 503, 504])
/** A visitor does not wait longer than this before the repeat (product decisions, section 7). */
const longestRetryAfterSeconds = 5

/** The X-Session-ID: one for all requests of a page load (specification section 7). */
export const sessionId = randomUuid()

/** A new X-Correlation-ID: names one request in the backend's records and to the visitor (specification section 7). */
export const newCorrelationId = (): string => `acq-${randomUuid()}`

/** The requests of one operation: the `fetch` and the options with which they are sent, and what came of the last one. */
export class Transport {
  /** Absolute address of the GraphQL endpoint, which the settings may name without its host. */
  readonly url: string
  /** The visitor's token; undefined where nobody is signed in. */
  readonly token = readAuthToken()
  /** X-Correlation-ID of the last request; before the first one an id that no request has carried. */
  reference = newCorrelationId()
  /** The answer to the last request; undefined while there is none. */
  response: Response | undefined
  /** When the time is up that all requests have together. */
  private endsAt: number | undefined

  /** @param endpoint address of the GraphQL endpoint */
  constructor(endpoint: string) {
    this.url = new URL(endpoint, location.href).href
  }

  /**
   * Options of the next request, under a correlation id of its own. A redirect is a failure: what is sent is meant for
   * the endpoint alone.
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
        ...(this.token !== undefined && mayCarryToken(new URL(this.url)) && { Authorization: `Bearer ${this.token}` }),
      },
    }
  }

  /** Sends a request. Rejects with a LateError when the time is up, and with another when the line fails. */
  readonly fetch: typeof fetch = async (input, init) => {
    this.endsAt ??= performance.now() + timeoutMs
    // AbortSignal.timeout and AbortSignal.any are unknown to Safari before 16 and 17.4.
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
   * Reads the answer to its end, so that the time limit covers the body too. A repeat waits first as long as the answer
   * before it has asked for.
   */
  private async send(input: RequestInfo | URL, init: RequestInit & { signal: AbortSignal }): Promise<Response> {
    const waitSeconds = secondsBeforeRepeat(this.response)
    this.response = undefined
    if (waitSeconds) await pause(waitSeconds * 1000, init.signal)
    const response = await fetch(input, init)
    const body = await response.text()
    this.response = response
    // Read as one GraphQL result, whatever a machine on the way calls it.
    const headers = { "Content-Type": "application/json" }
    // Some statuses allow no body at all, not even an empty one.
    return new Response(body || null, { status: response.status, headers })
  }
}

/** How long to wait before a query is sent again after an answer; undefined when it is not. */
export function secondsBeforeRepeat(response: Response | undefined): number | undefined {
  if (!response || !passingStatuses.has(response.status)) return undefined
  const seconds = retryAfterSeconds(response.headers.get("Retry-After"), now()) ?? 0
  return seconds <= longestRetryAfterSeconds ? seconds : undefined
}

/**
 * Reads a Retry-After header (RFC 9110 section 10.2.3).
 * @param header whole seconds or an HTTP date; null when the answer has none
 * @param time milliseconds since the epoch
 * @returns seconds from then, 0 for a date that has passed; undefined when there is no header or it is not readable
 */
export function retryAfterSeconds(header: string | null, time: number): number | undefined {
  const value = header?.trim() ?? ""
  if (/^\d+$/.test(value)) return Number(value)
  // Date.parse accepts much that is no HTTP date; those that servers send end in GMT.
  const date = value.endsWith("GMT") ? Date.parse(value) : Number.NaN
  return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - time) / 1000))
}

/** Waits for some milliseconds; rejects as soon as the signal aborts. */
const pause = (durationMs: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    setTimeout(resolve, durationMs)
    signal.addEventListener("abort", reject)
  })
