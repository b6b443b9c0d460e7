import { afterEach, describe, expect, test, vi } from "vitest"
import { failureOf, onApiFailure, toAnswer } from "./failure"
import type { ApiFailure, Result } from "./failure"

const now = Date.parse("2026-11-20T12:00:00Z")
const reference = "acq-1"

const answer = (status: number) => new Response(null, { status })
const error = (code?: unknown, path?: unknown): object => ({ message: "secret", path, extensions: { code } })

/** Those that no response over the network brings about (executeAnswers.dom.test.ts, tests/support/apiRules.ts). */
const table: [name: string, result: Result & { response?: Response }, failure: Omit<ApiFailure, "reference">][] = [
  ["something thrown that is not an error", { thrown: "?" }, { kind: "network", detail: "No connection" }],
  ["nothing at all", {}, { kind: "network", detail: "No connection" }],
  [
    "several codes: signing in comes first",
    {
      response: answer(200),
      errors: [error("BAD_USER_INPUT"), error("FORBIDDEN"), error("UNAUTHENTICATED", ["a", 0])],
    },
    {
      kind: "unauthorised",
      code: "UNAUTHENTICATED",
      status: 200,
      detail: "HTTP 200, BAD_USER_INPUT at no path, FORBIDDEN at no path, UNAUTHENTICATED at a.0",
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
]

test.each(table)("the kind of failure: %s", (_name, { response, ...result }, failure) => {
  expect(failureOf("shopDetails", { reference, response, token: "the.token" }, result, now)).toEqual({
    ...failure,
    reference,
    errors: result.errors,
  })
})

test("a message or code that may quote the visitor is left out of the report", () => {
  const typed = "ada@example.com"
  const errors = [{ message: `Variable "$email" got invalid value "${typed}"`, extensions: { code: typed } }]
  const trace = { reference, response: answer(400), token: undefined }
  expect(failureOf("shopDetails", trace, { errors }, now).detail).not.toContain(typed)
})

describe("the hook for all failures", () => {
  const fail = () => toAnswer({ name: "countryDetails" }, { reference, response: answer(500), token: undefined }, {})

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
