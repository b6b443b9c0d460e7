import { now } from "../../lib/clock"
import { TimeoutError } from "../../lib/withTimeout"
import { dropAuthToken } from "./authToken"
import { errorInfosOf, refusalOf } from "./graphqlErrors"
import { fit, type Shape } from "./shape"
import { retryAfterSeconds, type Transport } from "./transport"

/**
 * Why an operation failed (product decisions, section 7): no connection, a timeout, a server error, missing
 * authorisation, or input that the backend rejects.
 */
export type FailureKind = "network" | "timeout" | "server" | "unauthorised" | "rejected"

/** A failed operation: its kind, and what is shown and reported about it. */
export interface ApiFailure {
  kind: FailureKind
  /** Correlation id of the request, which the visitor can quote. */
  reference: string
  /** For unauthorised: the visitor is not signed in, or is signed in without the permission. */
  code?: "UNAUTHENTICATED" | "FORBIDDEN"
  /** HTTP status of the response; 408 for a timeout; absent if there was no response. */
  status?: number
  /** How many seconds after the response the backend accepts another request (Retry-After). */
  retryAfterSeconds?: number
  /** Description for the error report. Never contains anything a visitor typed. */
  detail: string
  /** The GraphQL errors of the response, for `fieldErrorsIn`; never shown or reported, since they may quote the visitor. */
  errors?: unknown
}

/** The outcome of an operation: data that match the contract, or one of the five failure kinds. */
export type Answer<Data> = { ok: true; data: Data } | { ok: false; failure: ApiFailure }

/** The parts of a transport that describe what happened to its requests. */
export type RequestTrace = Pick<Transport, "reference" | "response" | "token">

/** A GraphQL result as far as it could be read. */
export interface Result {
  data?: unknown
  errors?: unknown
  /** Why there is no response, or no readable one. */
  thrown?: unknown
  /** What in the data does not match the contract. */
  mismatch?: string | undefined
}

interface OperationInfo {
  name: string
  /** What the data are fitted to; if omitted, they are trusted. */
  shape?: Shape | undefined
}

type FailureListener = (failure: ApiFailure, operationName: string) => void

const listeners = new Set<FailureListener>()

/** Calls a listener for every failed operation from now on; returns a function that removes it. */
export function onApiFailure(listener: FailureListener): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/**
 * Turns the result of an operation into its answer; every operation ends here. Full and partial failures are passed to
 * the listeners, and a token that the backend rejects is dropped. A null root beside an error means that the field
 * failed; an error further down leaves the rest usable.
 * @param trace of its requests
 * @param result of its requests
 */
export function toAnswer<Data>({ name, shape = {} }: OperationInfo, trace: RequestTrace, result: Result): Answer<Data> {
  const fail = (mismatch?: string): Answer<Data> => {
    const failure = failureOf(name, trace, { ...result, mismatch }, now())
    if (failure.code === "UNAUTHENTICATED" && trace.token !== undefined) dropAuthToken(trace.token)
    notifyListeners(failure, name)
    return { ok: false, failure }
  }
  let data: Data
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of the type that the shape describes
    data = fit(result.data, shape) as Data
  } catch (error) {
    return fail(messageOf(error))
  }
  const failed = errorInfosOf(result.errors).length > 0 && fail()
  return failed && Object.values(result.data ?? {}).includes(null) ? failed : { ok: true, data }
}

/** Calls every listener; one that throws affects neither the others nor the caller. */
function notifyListeners(failure: ApiFailure, operationName: string): void {
  for (const listener of listeners) {
    try {
      listener(failure, operationName)
    } catch (error) {
      // Missing in the page tests' environment.
      globalThis.reportError?.(error)
    }
  }
}

/**
 * Classifies a failed result.
 * @param operationName
 * @param trace of the requests
 * @param result the failed result
 * @param time milliseconds since the epoch, used to interpret a date in Retry-After
 */
export function failureOf(
  operationName: string,
  { reference, response, token }: RequestTrace,
  { errors, thrown, mismatch = "no data" }: Result,
  time: number,
): ApiFailure {
  if (response === undefined) return unansweredFailure(thrown, reference)
  const { status, headers } = response
  const errorInfos = errorInfosOf(errors)
  const details = errorInfos.slice(0, 3).map(({ code, path }) => `${code} at ${path}`)
  if (details.length === 0) details.push(thrown instanceof SyntaxError ? "not JSON" : mismatch)
  const mayBeUnauthorised = token !== undefined || operationName === loginOperation
  const retryAfter = retryAfterSeconds(headers.get("retry-after"), time)
  return {
    ...classify(status, refusalOf(status, errorInfos), mayBeUnauthorised),
    reference,
    status,
    ...(retryAfter !== undefined && { retryAfterSeconds: retryAfter }),
    detail: [`HTTP ${status}`, ...details].join(", "),
    errors,
  }
}

function unansweredFailure(thrown: unknown, reference: string): ApiFailure {
  // Status and wording of the specification, section 8.
  if (thrown instanceof TimeoutError) return { kind: "timeout", reference, status: 408, detail: "Timeout exceeded" }
  return { kind: "network", reference, detail: messageOf(thrown) }
}

const messageOf = (thrown: unknown): string => (thrown instanceof Error ? thrown.message : "No connection")

/** The operation that the contract reserves for signed-in callers; anybody may send the others. */
const loginOperation = "generateRegistrationLink"

/**
 * Kind of a failure that has a response. Being refused says something about the visitor only if the operation needs a
 * login or a token was sent; otherwise a firewall or a bot protection has refused them, whom no login would help.
 */
function classify(
  status: number,
  refusal: ReturnType<typeof refusalOf>,
  mayBeUnauthorised: boolean,
): Pick<ApiFailure, "kind" | "code"> {
  if (refusal === "BAD_USER_INPUT") return { kind: "rejected" }
  if (refusal && mayBeUnauthorised) return { kind: "unauthorised", code: refusal }
  return { kind: status === 408 ? "timeout" : "server" }
}
