import { HttpResponse } from "msw"
import { http } from "msw/http"
import { setupServer } from "msw/node"
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest"
import { builtInSettings } from "../settings/settings"
import { publishSettings } from "../settings/settingsStore"
import { execute } from "./execute"
import { postQuery } from "./postQuery"
import type { Answer } from "./failure"
import { defineMutation, defineQuery } from "./operation"

const shopDetails = defineQuery<object, { id: string }>("query shopDetails($id: ID!) { shop(id: $id) { name } }")
const variables = { id: "7" }
/** Both ways to execute an operation must give the same results. */
const ways = Object.entries({ execute, postQuery })
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

/** A result without the reference, which differs between requests. */
function withoutReference(answer: Answer<unknown>): unknown {
  return answer.ok ? answer : { ...answer.failure, reference: answer.failure.reference.slice(0, 4) }
}

const failed = (kind: string, status: number, more: object = {}): object => ({
  kind,
  reference: "acq-",
  status,
  detail: `HTTP ${status}`,
  ...more,
})
const unreadable = failed("server", 200)
const html = { headers: { "Content-Type": "text/html" } }

const answers: [name: string, body: string | null, init: ResponseInit, expected: object][] = [
  ["a web page with 200", "<!doctype html><title>Sign in to the Wi-Fi</title>", html, unreadable],
  ["a web page with 404", "<!doctype html>", { ...html, status: 404 }, failed("server", 404)],
  ["truncated JSON", '{"data":{"shop":{"na', {}, unreadable],
  ["no body", null, {}, unreadable],
  ["204", null, { status: 204 }, failed("server", 204)],
  ["null", "null", {}, unreadable],
  ["a list", '[{"data":{"shop":null}}]', {}, unreadable],
  ["an object that is not a result", '{"shop":{"name":"Ada"}}', {}, unreadable],
  ["an empty object", "{}", {}, unreadable],
  ["data that is null", '{"data":null}', {}, unreadable],
  ["data that is a list", '{"data":[{"name":"Ada"}]}', {}, unreadable],
  ["data without a field", '{"data":{}}', {}, unreadable],
  ["a field that is a list", '{"data":{"shop":[]}}', {}, unreadable],
  ["errors that are a text", '{"errors":"broken"}', {}, unreadable],
  ["errors that are empty", '{"data":null,"errors":[]}', {}, unreadable],
  [
    "errors without a message",
    '{"errors":[{}]}',
    {},
    failed("server", 200, { detail: "HTTP 200, no code at no path" }),
  ],
  [
    "a field that failed",
    '{"data":{"shop":null},"errors":[{"message":"down","path":["shop"],"extensions":{"code":"INTERNAL_SERVER_ERROR"}}]}',
    {},
    failed("server", 200, { detail: "HTTP 200, INTERNAL_SERVER_ERROR at shop" }),
  ],
  [
    "refused input",
    '{"errors":[{"message":"no","extensions":{"code":"BAD_USER_INPUT"}}]}',
    { status: 400, headers: { "Content-Type": "application/graphql-response+json" } },
    failed("rejected", 400, { detail: "HTTP 400, BAD_USER_INPUT at no path" }),
  ],
  [
    "too many requests",
    "slow down",
    { status: 429, headers: { "Retry-After": "60" } },
    failed("server", 429, { retryAfterSeconds: 60 }),
  ],
  ["408 from the backend", "", { status: 408 }, failed("timeout", 408)],
  ["data in plain text", '{"data":{"shop":null}}', { headers: { "Content-Type": "text/plain" } }, shopOf(null)],
  ["empty errors beside data", '{"data":{"shop":null},"errors":[]}', {}, shopOf(null)],
  [
    "more than was asked",
    '{"data":{"shop":{"name":"Ada","age":1}},"extensions":null}',
    {},
    shopOf({ name: "Ada", age: 1 }),
  ],
  [
    "JSON labelled as an event stream",
    '{"data":{"shop":null}}',
    { headers: { "Content-Type": "text/event-stream" } },
    shopOf(null),
  ],
]

function shopOf(shop: object | null): object {
  return { ok: true, data: { shop } }
}

describe.each(answers)("answered with %s", (_name, body, init, expected) => {
  test.each(ways)("%s is identified", async (_way, run) => {
    answerWith(body, init)
    expect(withoutReference(await run(shopDetails, variables))).toEqual(expected)
  })
})

test.each(['{"name":7}', '{"name":null}', "{}"])("a response of the wrong shape is a failure: %s", async (shop) => {
  answerWith(`{"data":{"shop":${shop}}}`)
  const shape = { shop: [{ name: "string" }, null] } as const
  expect(withoutReference(await postQuery(shopDetails, variables, shape))).toEqual(unreadable)
})

test.each(['{"status":7}', '{"authToken":null}', '{"status":"ACTIVATED","authToken":{}}'])(
  "a response to one of the site's operations that violates the contract is a failure: %s",
  async (payload) => {
    answerWith(`{"data":{"activateAccount":${payload}}}`)
    const activate = defineMutation<object, object>("mutation activateAccount { activateAccount { status authToken } }")
    expect(withoutReference(await execute(activate, {}))).toEqual(unreadable)
  },
)

test("truncated or garbled responses have the same result both ways, and nothing throws", async () => {
  const whole = '{"data":{"shop":{"name":"Ada"}},"errors":[{"message":"m","path":["shop"],"extensions":{"code":"X"}}]}'
  for (let at = 0; at < whole.length; at += 20) {
    for (const body of [whole.slice(0, at), whole.slice(at), `${whole.slice(0, at)}0${whole.slice(at)}`]) {
      answerWith(body)
      const withoutClient = await postQuery(shopDetails, variables)
      expect(withoutReference(await execute(shopDetails, variables)), body).toEqual(withoutReference(withoutClient))
    }
  }
})
