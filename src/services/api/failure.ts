import { now } from "../../lib/clock"
import { TimeoutError } from "../../lib/withTimeout"
import { dropAuthToken } from "./authToken"
import { fits, type OperationKind, type Shape } from "./operation"
import { retryAfterSeconds, type Transport } from "./transport"

/**
 * What keeps an operation from its answer (product decisions, section 7): no connection, no answer in time, a backend
 * in trouble, a visitor who may not, or input that the backend's rules refuse.
 */
export type FailureKind = "network" | "timeout" | "server" | "unauthorised" | "refused"

export interface ApiFailure {
  kind: FailureKind
  /** Correlation id of the request, for the visitor to quote. */
  reference: string
  /** For unauthorised: nobody is signed in, or whoever is may not do this. */
  code?: "UNAUTHENTICATED" | "FORBIDDEN"
  /** HTTP status of the answer; 408 for a time-out; absent where nothing was answered. */
  status?: number
  /** When the backend wants to be asked again, in seconds from the answer. */
  retryAfterSeconds?: number
  /** What happened, in words for the error report. Never holds what the visitor has typed. */
  detail: string
}

/** What an operation comes to: the data of the contract, or one of the five kinds of failure. */
export type Answer<Data> = { ok: true; data: Data } | { ok: false; failure: ApiFailure }

/** What came of an operation's requests. */
export type Trace = Pick<Transport, "reference" | "response" | "token">

/** A GraphQL result as far as it could be read; what did not happen is absent. */
export interface Result {
  data?: unknown
  errors?: unknown
  /** Why there is no answer, or none that can be read. */
  thrown?: unknown
}

interface Asked {
  kind: OperationKind
  name: string
  /** What the answer is checked against; left out, its fields are trusted. */
  shape?: Shape | undefined
}

type FailureListener = (failure: ApiFailure, operationName: string) => void

const listeners = new Set<FailureListener>()

/** Tells a listener of every failed operation from now on; returns the way to stop that. */
export function onApiFailure(listener: FailureListener): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/**
 * Turns the result of an operation into its answer; every operation ends here. What has failed, wholly or in part, is told
 * to the listeners, and a token that the backend refuses is dropped.
 * @param asked the operation
 * @param trace of its requests
 * @param result that they brought
 */
export function settle<Data>(asked: Asked, trace: Trace, result: Result): Answer<Data> {
  const usable = isUsable(asked, result)
  if (!usable || isTroubled(result)) {
    const failure = failureOf(trace, result, now())
    if (failure.code === "UNAUTHENTICATED" && trace.token !== undefined) dropAuthToken(trace.token)
    tell(failure, asked.name)
    if (!usable) return { ok: false, failure }
  }
  // The shape was checked above; where none is known the answer is trusted to keep the contract.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
  return { ok: true, data: result.data as Data }
}

const isTroubled = ({ errors }: Result): boolean => Array.isArray(errors) && errors.length > 0

/**
 * Whether the result can be used. The root fields of the contract are objects, that of a mutation always, that of a
 * query unless there is none; null beside an error means that the field has failed. An error further down leaves the
 * rest usable.
 */
function isUsable({ kind, shape }: Asked, result: Result): boolean {
  const { data } = result
  if (typeof data !== "object" || data === null || Array.isArray(data)) return false
  const roots: unknown[] = Object.values(data)
  const mayBeNull = kind === "query" && !isTroubled(result)
  const whole = roots.length > 0 && roots.every((root) => (root === null ? mayBeNull : isObject(root)))
  return whole && (shape === undefined || fits(data, shape))
}

const isObject = (value: unknown): boolean => typeof value === "object" && !Array.isArray(value)

/** A listener that throws harms neither the others nor the caller. */
function tell(failure: ApiFailure, operationName: string): void {
  for (const listener of listeners) {
    try {
      listener(failure, operationName)
    } catch (error) {
      // Safari before 15.4 has no reportError; there the mistake stays unseen.
      globalThis.reportError?.(error)
    }
  }
}

/**
 * Says which failure a result is.
 * @param trace of the requests
 * @param result one that has failed
 * @param time milliseconds since the epoch, against which a date in Retry-After is read
 */
export function failureOf({ reference, response }: Trace, { errors, thrown }: Result, time: number): ApiFailure {
  if (response === undefined) return unansweredFailure(thrown, reference)
  const { status, headers } = response
  const problems = Array.isArray(errors) ? errors.map(problemOf) : []
  const retryAfter = retryAfterSeconds(headers.get("retry-after"), time)
  return {
    ...meaningOf(status, new Set(problems.map(({ code }) => code))),
    reference,
    status,
    ...(retryAfter !== undefined && { retryAfterSeconds: retryAfter }),
    detail: [`HTTP ${status}`, ...problems.slice(0, 3).map(({ code, path }) => `${code} at ${path}`)].join(", "),
  }
}

function unansweredFailure(thrown: unknown, reference: string): ApiFailure {
  // The words of the specification, section 8.
  if (thrown instanceof TimeoutError) return { kind: "timeout", reference, status: 408, detail: "Timeout exceeded" }
  return { kind: "network", reference, detail: thrown instanceof Error ? thrown.message : "No connection" }
}

/** Reads the codes of the contract first, since a status may come from any machine on the way. */
function meaningOf(status: number, codes: ReadonlySet<string>): Pick<ApiFailure, "kind" | "code"> {
  if (codes.has("UNAUTHENTICATED")) return { kind: "unauthorised", code: "UNAUTHENTICATED" }
  if (codes.has("FORBIDDEN")) return { kind: "unauthorised", code: "FORBIDDEN" }
  if (codes.has("BAD_USER_INPUT")) return { kind: "refused" }
  if (status === 401) return { kind: "unauthorised", code: "UNAUTHENTICATED" }
  if (status === 403) return { kind: "unauthorised", code: "FORBIDDEN" }
  return { kind: status === 408 ? "timeout" : "server" }
}

interface Problem {
  code: string
  path: string
}

/** A GraphQL error's code and place. Its message is left out: it may quote what the visitor has typed. */
function problemOf(error: unknown): Problem {
  const { extensions, path } = fieldsOf(error)
  const { code } = fieldsOf(extensions)
  return {
    code: typeof code === "string" && /^\w{1,60}$/.test(code) ? code : "no code",
    path: Array.isArray(path) ? path.join(".").slice(0, 120) : "no path",
  }
}

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null ? { ...value } : {}
