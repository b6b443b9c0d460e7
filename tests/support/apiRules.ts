import { expect } from "vitest"
import type { ApiFailure } from "../../src/services/api/failure"

/** How the network handles a request. */
export type Reply =
  | { status: number; body?: string; headers?: () => Record<string, string>; /** Milliseconds. */ delay?: number }
  | "down"
  | "silent"

/** The result of an operation, given how the network behaves. */
export interface Rule {
  kind: "query" | "mutation"
  /** In order; the last one repeats. */
  network: readonly Reply[]
  requests: number
  /** The data, or the failure without its reference. */
  outcome: { data: unknown } | Omit<ApiFailure, "reference">
  /** Seconds from the first request to the retry. */
  wait?: number
  /** Whether the visitor's token is dropped. */
  signedOut?: true
  /** How many of the last requests carry no token, since it was refused. */
  withoutToken?: number
}

const passing = [408, 409, 425, 429, 500, 502, 503, 504]
const final = [400, 404, 413, 501]
/** The operation. */
const shop = { shop: { name: "Ada" } }
/** A response. */
export const good: Reply = { status: 200, body: JSON.stringify({ data: shop }) }
const after = (header: string, status = 503): Reply => ({ status, headers: () => ({ "Retry-After": header }) })
/** Retry-After as a date, this many seconds after the response. */
const afterDate = (seconds: number): Reply => ({
  status: 503,
  headers: () => ({ "Retry-After": new Date(Date.now() + seconds * 1000).toUTCString() }),
})
const failed = (status: number) =>
  ({ kind: status === 408 ? "timeout" : "server", status, detail: `HTTP ${status}, not JSON` }) as const
const withCode = (status: number, code: string) => ({
  status,
  body: JSON.stringify({ errors: [{ message: "", extensions: { code } }] }),
})
/** A refusal in a GraphQL error, with status 200. */
export const refusal = (code: string) => withCode(200, code)
const late = { kind: "timeout", status: 408, detail: "Timeout exceeded" } as const
const cutOff = { kind: "network", detail: expect.any(String) } as const
const signedOut = { kind: "unauthorised", code: "UNAUTHENTICATED" } as const
const dropped = (withoutToken: number) => ({ signedOut: true, withoutToken }) as const
const query = { kind: "query", requests: 1 } as const
const mutation = { kind: "mutation", requests: 1 } as const

/** A query that is answered in the end. */
const answered = (network: readonly Reply[], more: Partial<Rule> = {}): Rule => ({
  ...query,
  requests: 2,
  network,
  outcome: { data: shop },
  ...more,
})
/** An operation that fails after one request, whatever a second one would bring. */
const fails = (operation: typeof query | typeof mutation, reply: Reply, outcome: Rule["outcome"]): Rule => ({
  ...operation,
  network: [reply, good],
  outcome,
})

/** The rules for operations (specification, sections 7 to 9; product decisions, section 7), by description. */
export const rules: Record<string, Rule> = {
  "a query that is answered": answered([good], { requests: 1 }),
  "a mutation that is answered": { ...mutation, network: [good], outcome: { data: shop } },

  // Retries (specification section 7; product decisions, section 7).
  ...Object.fromEntries(
    passing.flatMap((status) => [
      [`a query, once more after ${status}`, answered([{ status }, good])],
      [`a mutation, never again, not after ${status}`, fails(mutation, { status }, failed(status))],
    ]),
  ),
  ...Object.fromEntries(
    final.map((status) => [`a query, not again after ${status}`, fails(query, { status }, failed(status))]),
  ),
  "a query, twice at most": { ...query, requests: 2, network: [{ status: 503 }], outcome: failed(503) },
  "a query, once more whatever the body of a 503 holds": answered([{ ...good, status: 503 }, good]),
  "a query whose answer can be used in spite of the second 503": answered([{ ...good, status: 503 }]),
  "a mutation that asks for a repeat": fails(mutation, after("0"), { ...failed(503), retryAfterSeconds: 0 }),
  "a query, after the seconds of Retry-After": answered([after("5"), good], { wait: 5 }),
  "a query, after the date of Retry-After": answered([afterDate(4), good], { wait: 3 }),
  "a query, at once after a date that has passed": answered([afterDate(-60), good]),
  "a query, at once after what cannot be read": answered([after("soon"), good]),
  "a query, not again where the wait is 6 s": fails(query, after("6"), { ...failed(503), retryAfterSeconds: 6 }),
  "a query, not again where the wait is an hour": fails(query, after("3600", 429), {
    ...failed(429),
    retryAfterSeconds: 3600,
  }),
  "a query, not again where the date is late": fails(query, afterDate(3600), {
    ...failed(503),
    retryAfterSeconds: expect.any(Number),
  }),

  // No response.
  "a query, not again where the line fails": fails(query, "down", cutOff),
  "a mutation, not again where the line fails": fails(mutation, "down", cutOff),
  "a repeat whose line fails": { ...query, requests: 2, network: [{ status: 503 }, "down"], outcome: cutOff },
  "a query that is not answered in time": { ...query, network: ["silent"], outcome: late },
  "a mutation that is not answered in time": { ...mutation, network: ["silent"], outcome: late },
  "a repeat that is not answered in what is left of the time": answered([{ status: 503, delay: 20_000 }, "silent"], {
    wait: 20,
    outcome: late,
  }),
  "a repeat that is not answered in the time of both": answered([after("4"), "silent"], { wait: 4, outcome: late }),
  ...Object.fromEntries(
    [301, 302, 303, 307, 308].map((status) => [
      `a mutation, nowhere else after ${status}`,
      fails(mutation, { status, headers: () => ({ Location: "https://elsewhere.example.com/graphql" }) }, cutOff),
    ]),
  ),

  // Kinds of failure. A token that is refused is dropped (product decisions, section 7).
  ...Object.fromEntries(
    Object.entries({ "401": { status: 401 }, UNAUTHENTICATED: refusal("UNAUTHENTICATED") }).flatMap(
      ([name, refusal]) => [
        [`a query, once more without the token that ${name} refuses`, answered([refusal, good], dropped(1))],
        [
          `a query whose token ${name} refuses in the repeat`,
          answered([{ status: 503 }, refusal, good], { requests: 3, ...dropped(1) }),
        ],
        [
          `a query whose repeat without the token is repeated once, after ${name}`,
          answered([refusal, { status: 503 }, good], { requests: 3, ...dropped(2) }),
        ],
      ],
    ),
  ),
  "a query that is refused without the token too": answered([{ status: 401 }], { outcome: failed(401), ...dropped(1) }),
  "a mutation of a visitor who must sign in": {
    ...mutation,
    network: [refusal("UNAUTHENTICATED")],
    outcome: { ...signedOut, status: 200, detail: "HTTP 200, UNAUTHENTICATED at no path" },
    signedOut: true,
  },
  "a query of a visitor who may not": {
    ...query,
    network: [{ status: 403 }],
    outcome: { kind: "unauthorised", code: "FORBIDDEN", status: 403, detail: "HTTP 403, not JSON" },
  },
  "a mutation whose input is refused": {
    ...mutation,
    network: [withCode(400, "BAD_USER_INPUT")],
    outcome: { kind: "rejected", status: 400, detail: "HTTP 400, BAD_USER_INPUT at no path" },
  },
  "a query without an answer to give": {
    ...query,
    network: [{ status: 200, body: '{"data":{"shop":null}}' }],
    outcome: { data: { shop: null } },
  },
}
