import { HttpResponse } from "msw"
import { http } from "msw/http"
import { setupServer } from "msw/node"
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest"
import { builtInSettings } from "../settings/settings"
import { publishSettings } from "../settings/settingsStore"
import { countryAnswerShape } from "../../shared/country/api/countryDetails"
import { execute } from "./execute"
import { postQuery } from "./postQuery"
import type { Answer } from "./failure"
import { defineQuery } from "./operation"

const country = defineQuery<object, object>("query countryDetails { countryDetails { country } }")
/** Both ways to execute an operation must give the same results. */
const ways = Object.entries({
  execute: () => execute(country, {}),
  postQuery: () => postQuery(country, {}, countryAnswerShape),
})
const server = setupServer()

beforeAll(() => {
  publishSettings(builtInSettings)
  server.listen({ onUnhandledFrame: "error" })
})
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

function answerWith(body: string | null, init: ResponseInit = {}): void {
  server.use(http.post("*/graphql", () => new HttpResponse(body, init)))
}

/** A result without the reference, which differs between requests, and the errors as they came. */
function withoutReference(answer: Answer<unknown>): unknown {
  if (answer.ok) return answer
  const { errors: _, ...failure } = answer.failure
  return { ...failure, reference: failure.reference.slice(0, 4) }
}

const failed = (kind: string, status: number, detail = "not JSON", more: object = {}): object => ({
  kind,
  reference: "acq-",
  status,
  detail: `HTTP ${status}, ${detail}`,
  ...more,
})
const unreadable = failed("server", 200)
const without = (path: string) => failed("server", 200, `${path} is missing`)
const html = { headers: { "Content-Type": "text/html" } }

const answers: [name: string, body: string | null, init: ResponseInit, expected: object][] = [
  ["a web page with 200", "<!doctype html><title>Sign in to the Wi-Fi</title>", html, unreadable],
  ["a web page with 404", "<!doctype html>", { ...html, status: 404 }, failed("server", 404)],
  ["truncated JSON", '{"data":{"shop":{"na', {}, unreadable],
  ["no body", null, {}, unreadable],
  ["204", null, { status: 204 }, failed("server", 204)],
  ["null", "null", {}, without("data")],
  ["a list", '[{"data":{"countryDetails":null}}]', {}, without("data")],
  ["an object that is not a result", '{"countryDetails":{"country":"DE"}}', {}, without("data")],
  ["an empty object", "{}", {}, without("data")],
  ["data that is null", '{"data":null}', {}, without("data")],
  ["data that is a list", '{"data":[{"country":"DE"}]}', {}, failed("server", 200, "data is not an object")],
  ["data without a field", '{"data":{}}', {}, without("countryDetails")],
  ["a field that is a list", countryOf("[]"), {}, failed("server", 200, "countryDetails is not an object")],
  ["a field without its own", countryOf("{}"), {}, without("countryDetails.country")],
  ["errors that are a text", '{"errors":"broken"}', {}, without("data")],
  ["errors that are empty", '{"data":null,"errors":[]}', {}, without("data")],
  ["errors without a message", '{"errors":[{}]}', {}, failed("server", 200, "no code at no path")],
  [
    "a field that failed",
    '{"data":{"countryDetails":null},"errors":[{"message":"down","path":["countryDetails"],"extensions":{"code":"DOWN"}}]}',
    {},
    failed("server", 200, "DOWN at countryDetails"),
  ],
  [
    "refused input",
    '{"errors":[{"message":"no","extensions":{"code":"BAD_USER_INPUT"}}]}',
    { status: 400, headers: { "Content-Type": "application/graphql-response+json" } },
    failed("rejected", 400, "BAD_USER_INPUT at no path"),
  ],
  [
    "too many requests",
    "slow down",
    { status: 429, headers: { "Retry-After": "60" } },
    failed("server", 429, "not JSON", { retryAfterSeconds: 60 }),
  ],
  ["408 from the backend", "", { status: 408 }, failed("timeout", 408)],
  ["data in plain text", countryOf("null"), { headers: { "Content-Type": "text/plain" } }, found(null)],
  ["empty errors beside data", '{"data":{"countryDetails":null},"errors":[]}', {}, found(null)],
  ["more than was asked", countryOf('{"country":"DE","at":1}'), {}, found({ country: "DE", at: 1 })],
  [
    "an answer that promises more",
    '{"data":{"countryDetails":{"country":"DE"}},"hasNext":true}',
    {},
    found({ country: "DE" }),
  ],
  [
    "JSON labelled as an event stream",
    countryOf("null"),
    { headers: { "Content-Type": "text/event-stream" } },
    found(null),
  ],
]

function countryOf(details: string): string {
  return `{"data":{"countryDetails":${details}}}`
}

function found(countryDetails: object | null): object {
  return { ok: true, data: { countryDetails } }
}

describe.each(answers)("answered with %s", (_name, body, init, expected) => {
  test.each(ways)("%s is identified", async (_way, run) => {
    answerWith(body, init)
    expect(withoutReference(await run())).toEqual(expected)
  })
})
