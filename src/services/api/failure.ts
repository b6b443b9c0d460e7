import { retryAfterSeconds } from "./retryAfter"
import { TransportError } from "./transportError"

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

/** What an exchange with the backend came to; what did not happen is absent. */
export interface Outcome {
  /** The `data` of the GraphQL result. */
  data?: unknown
  /** The `errors` of the GraphQL result. */
  errors?: unknown
  /** The HTTP answer. */
  response?: Response | undefined
  /** Why there is no answer, or none that can be read. */
  thrown?: unknown
}

/**
 * Says which failure an outcome is.
 * @param outcome one that has failed
 * @param reference correlation id of the request
 * @param now milliseconds since the epoch, against which a date in Retry-After is read
 */
export function failureOf({ errors, response, thrown }: Outcome, reference: string, now: number): ApiFailure {
  if (response === undefined) return unansweredFailure(thrown, reference)
  const { status, headers } = response
  const problems = Array.isArray(errors) ? errors.map(problemOf) : []
  const retryAfter = retryAfterSeconds(headers.get("retry-after"), now)
  return {
    ...meaningOf(status, new Set(problems.map(({ code }) => code))),
    reference,
    status,
    ...(retryAfter !== undefined && { retryAfterSeconds: retryAfter }),
    detail: [`HTTP ${status}`, ...problems.slice(0, 3).map(({ code, path }) => `${code} at ${path}`)].join(", "),
  }
}

function unansweredFailure(thrown: unknown, reference: string): ApiFailure {
  const detail = thrown instanceof Error ? thrown.message : "No connection"
  if (thrown instanceof TransportError && thrown.problem === "timeout") {
    return { kind: "timeout", reference, status: 408, detail }
  }
  return { kind: "network", reference, detail }
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
