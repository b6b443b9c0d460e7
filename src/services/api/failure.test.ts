// @vitest-environment node
import { afterEach, describe, expect, test, vi } from "vitest"
import { TimeoutError } from "../../lib/withTimeout"
import { failureOf, onApiFailure, toAnswer } from "./failure"
import type { ApiFailure, Result } from "./failure"

const now = Date.parse("2026-11-20T12:00:00Z")
const reference = "acq-1"

const answer = (status: number, headers: Record<string, string> = {}): Response =>
  new Response(null, { status, headers })
const error = (code?: unknown, path?: unknown): object => ({ message: "secret", path, extensions: { code } })

const table: [name: string, result: Result & { response?: Response }, failure: Omit<ApiFailure, "reference">][] = [
  ["a failed connection", { thrown: new TypeError("Failed to fetch") }, { kind: "network", detail: "Failed to fetch" }],
  ["a module that cannot be loaded", { thrown: new TypeError("No module") }, { kind: "network", detail: "No module" }],
  ["something thrown that is not an error", { thrown: "?" }, { kind: "network", detail: "No connection" }],
  ["nothing at all", {}, { kind: "network", detail: "No connection" }],
  [
    "a time-out",
    { thrown: new TimeoutError("not done within 30000 ms") },
    { kind: "timeout", status: 408, detail: "Timeout exceeded" },
  ],
  ["408 by the backend", { response: answer(408) }, { kind: "timeout", status: 408, detail: "HTTP 408" }],
  ["500", { response: answer(500) }, { kind: "server", status: 500, detail: "HTTP 500" }],
  ["400 without a code", { response: answer(400) }, { kind: "server", status: 400, detail: "HTTP 400" }],
  [
    "401",
    { response: answer(401) },
    { kind: "unauthorised", code: "UNAUTHENTICATED", status: 401, detail: "HTTP 401" },
  ],
  ["403", { response: answer(403) }, { kind: "unauthorised", code: "FORBIDDEN", status: 403, detail: "HTTP 403" }],
  [
    "429 with seconds to wait",
    { response: answer(429, { "Retry-After": "60" }) },
    { kind: "server", status: 429, retryAfterSeconds: 60, detail: "HTTP 429" },
  ],
  [
    "503 with a date to wait for",
    { response: answer(503, { "Retry-After": "Fri, 20 Nov 2026 12:00:09 GMT" }) },
    { kind: "server", status: 503, retryAfterSeconds: 9, detail: "HTTP 503" },
  ],
  [
    "a body that is not a GraphQL result",
    { response: answer(200), thrown: new SyntaxError("<!doctype") },
    { kind: "server", status: 200, detail: "HTTP 200" },
  ],
  [
    "UNAUTHENTICATED",
    { response: answer(200), errors: [error("UNAUTHENTICATED", ["generateRegistrationLink"])] },
    {
      kind: "unauthorised",
      code: "UNAUTHENTICATED",
      status: 200,
      detail: "HTTP 200, UNAUTHENTICATED at generateRegistrationLink",
    },
  ],
  [
    "FORBIDDEN",
    { response: answer(200), errors: [error("FORBIDDEN", ["a", 0, "b"])] },
    { kind: "unauthorised", code: "FORBIDDEN", status: 200, detail: "HTTP 200, FORBIDDEN at a.0.b" },
  ],
  [
    "BAD_USER_INPUT",
    { response: answer(400), errors: [error("BAD_USER_INPUT")] },
    { kind: "rejected", status: 400, detail: "HTTP 400, BAD_USER_INPUT at no path" },
  ],
  [
    "another code",
    { response: answer(200), errors: [error("INTERNAL_SERVER_ERROR", ["x"])] },
    { kind: "server", status: 200, detail: "HTTP 200, INTERNAL_SERVER_ERROR at x" },
  ],
  [
    "several codes: signing in comes first",
    { response: answer(200), errors: [error("BAD_USER_INPUT"), error("FORBIDDEN"), error("UNAUTHENTICATED")] },
    {
      kind: "unauthorised",
      code: "UNAUTHENTICATED",
      status: 200,
      detail: "HTTP 200, BAD_USER_INPUT at no path, FORBIDDEN at no path, UNAUTHENTICATED at no path",
    },
  ],
  [
    "a code that contradicts the status",
    { response: answer(500), errors: [error("BAD_USER_INPUT", ["x"])] },
    { kind: "rejected", status: 500, detail: "HTTP 500, BAD_USER_INPUT at x" },
  ],
  [
    "malformed errors",
    { response: answer(200), errors: [null, 7, "text", {}, { extensions: null }, { extensions: { code: 5 } }] },
    { kind: "server", status: 200, detail: `HTTP 200${", no code at no path".repeat(3)}` },
  ],
  [
    "errors that are not a list",
    { response: answer(200), errors: "broken" },
    { kind: "server", status: 200, detail: "HTTP 200" },
  ],
]

describe("the kind of failure", () => {
  test.each(table)("%s", (_name, { response, ...result }, failure) => {
    expect(failureOf("shopDetails", { reference, response, token: "the.token" }, result, now)).toEqual({
      ...failure,
      reference,
    })
  })
})

test("a message or code that may quote the visitor is left out of the report", () => {
  const typed = "ada@example.com"
  const errors = [{ message: `Variable "$email" got invalid value "${typed}"`, extensions: { code: typed } }]
  const trace = { reference, response: answer(400), token: undefined }
  expect(JSON.stringify(failureOf("shopDetails", trace, { errors }, now))).not.toContain(typed)
})

describe("the hook for all failures", () => {
  const fail = () =>
    toAnswer({ kind: "query", name: "countryDetails" }, { reference, response: answer(500), token: undefined }, {})

  afterEach(() => {
    vi.unstubAllGlobals()
  })

  test("notifies every listener until it unsubscribes", () => {
    const heard: string[] = []
    const stopFirst = onApiFailure(({ kind }, operation) => heard.push(`first ${kind} ${operation}`))
    const stopSecond = onApiFailure((failure) => heard.push(`second ${failure.reference}`))
    fail()
    stopFirst()
    fail()
    stopSecond()
    fail()
    expect(heard).toEqual(["first server countryDetails", "second acq-1", "second acq-1"])
  })

  test("reports a listener that throws and still notifies the others", () => {
    const reported = vi.fn<(error: unknown) => void>()
    vi.stubGlobal("reportError", reported)
    const mistake = new Error("listener")
    let heard = 0
    const stops = [
      onApiFailure(() => {
        throw mistake
      }),
      onApiFailure(() => (heard += 1)),
    ]
    fail()
    for (const stop of stops) stop()
    expect(heard).toBe(1)
    expect(reported).toHaveBeenCalledExactlyOnceWith(mistake)
  })
})
