import { HttpResponse } from "msw"
import { http } from "msw/http"
import { setupServer } from "msw/node"
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest"
import { good, refusal, rules, type Reply, type Rule } from "../../../tests/support/apiRules"
import { builtInSettings } from "../settings/settings"
import { publishSettings } from "../settings/settingsStore"
import { readAuthToken, storeAuthToken } from "./authToken"
import { execute } from "./execute"
import { postQuery } from "./postQuery"
import { onApiFailure, type Answer, type ApiFailure } from "./failure"
import { defineMutation, defineQuery } from "./operation"

const variables = { id: "7" }
const text = "shopDetails($id: ID!) { shop(id: $id) { name } }"
const operations = {
  query: defineQuery<unknown, typeof variables>(`query ${text}`),
  mutation: defineMutation<unknown, typeof variables>(`mutation ${text}`),
}
const ways = {
  execute: (kind: Rule["kind"]) => execute(operations[kind], variables),
  postQuery: () => postQuery(operations.query, variables),
}
/** Each rule for each way to send its kind of operation. */
const cases = Object.entries(rules).flatMap(([name, rule]) =>
  Object.entries(ways)
    .filter(([way]) => rule.kind === "query" || way === "execute")
    .map(([way, run]) => [name, way, rule, run] as const),
)

const server = setupServer()
const token = "the.token"
let requests: { headers: Headers; method: string; body: unknown; time: number }[] = []
let reported: [ApiFailure, string][] = []
let stopListening: () => void

beforeAll(async () => {
  // Its code is loaded with the first operation, which would be the only one to wait for it.
  await import("./client")
  publishSettings(builtInSettings)
  server.listen({ onUnhandledFrame: "error" })
})
beforeEach(() => {
  requests = []
  reported = []
  stopListening = onApiFailure((failure, operation) => reported.push([failure, operation]))
  history.replaceState(null, "", "/acquisition/de/welcome-10?rc=AB12#form")
  storeAuthToken(token)
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] })
})
afterEach(() => {
  vi.useRealTimers()
  server.resetHandlers()
  stopListening()
  document.cookie = "authToken=; Max-Age=0; Path=/"
})
afterAll(() => server.close())

function answerWith(network: readonly Reply[]): void {
  let turn = 0
  server.use(
    http.all("*/graphql", async ({ request }) => {
      const { headers, method } = request
      requests.push({ headers, method, body: await request.json(), time: performance.now() })
      const reply = network[Math.min(turn++, network.length - 1)] ?? "down"
      if (reply === "down") return HttpResponse.error()
      if (reply === "silent") return new Promise<Response>(() => undefined)
      if (reply.delay) await new Promise((resolve) => setTimeout(resolve, reply.delay))
      return new HttpResponse(reply.body ?? null, { status: reply.status, headers: reply.headers?.() ?? {} })
    }),
  )
}

/** Advances the clock, slower than the mocked network, until there is a result. */
async function whenSettled<Data>(answering: Promise<Answer<Data>>): Promise<Answer<Data>> {
  const found: { answer?: Answer<Data> } = {}
  void answering.then((answer) => (found.answer = answer))
  while (found.answer === undefined) {
    for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setImmediate(resolve))
    vi.advanceTimersByTime(100)
  }
  return found.answer
}

test.each(cases)("depending on the network: %s (%s)", async (_name, _way, rule, run) => {
  answerWith(rule.network)
  const begun = performance.now()
  const answer = await whenSettled(run(rule.kind))
  const passed = performance.now() - begun

  expect(requests).toHaveLength(rule.requests)
  for (const [index, { headers, method, body }] of requests.entries()) {
    expect(method).toBe("POST")
    expect(body).toEqual({ operationName: "shopDetails", variables, query: expect.any(String) })
    expect(Object.fromEntries(headers)).toMatchObject({
      accept: expect.stringContaining("application/json"),
      "content-type": "application/json",
      "x-source-page": "/acquisition/de/welcome-10",
      "x-correlation-id": expect.stringMatching(
        /^acq-[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
      ),
      "x-session-id": expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/),
    })
    const carriesToken = index < rule.requests - (rule.withoutToken ?? 0)
    expect(headers.get("authorization")).toBe(carriesToken ? `Bearer ${token}` : null)
  }
  const ids = requests.map(({ headers }) => headers.get("x-correlation-id"))
  expect(new Set(ids).size).toBe(ids.length)
  expect(new Set(requests.map(({ headers }) => headers.get("x-session-id"))).size).toBe(1)

  const [first, second] = requests
  if (first && second) {
    const wait = (second.time - first.time) / 1000
    expect(wait).toBeGreaterThanOrEqual(rule.wait ?? 0)
    expect(wait).toBeLessThan((rule.wait ?? 0) + 1.9)
  }
  if ("data" in rule.outcome) {
    expect(answer).toEqual({ ok: true, data: rule.outcome.data })
    expect(reported).toEqual([])
  } else {
    const failure = expect.objectContaining({ ...rule.outcome, reference: ids.at(-1) })
    expect(answer).toEqual({ ok: false, failure })
    expect(reported).toEqual([[failure, "shopDetails"]])
  }
  if ("kind" in rule.outcome && rule.outcome.detail === "Timeout exceeded")
    expect(Math.abs(passed - 30_000)).toBeLessThan(1000)
  expect(readAuthToken()).toBe(rule.signedOut ? undefined : token)
})

describe("each operation by itself", () => {
  test.each(Object.entries(ways))("is requested again, since nothing is cached (%s)", async (_way, run) => {
    answerWith([good])
    await whenSettled(run("query"))
    const timers = vi.getTimerCount()
    await whenSettled(run("query"))
    expect(requests).toHaveLength(2)
    expect(vi.getTimerCount(), "no timer is left after an answer").toBe(timers)
    const [first, second] = requests.map(({ headers }) => headers)
    expect(first?.get("x-session-id")).toBe(second?.get("x-session-id"))
  })

  test("identical mutations are sent separately", async () => {
    answerWith([good])
    await whenSettled(Promise.all([ways.execute("mutation"), ways.execute("mutation")]).then(([first]) => first))
    expect(requests).toHaveLength(2)
  })

  test.each(Object.entries(ways))("carries no token if nobody is signed in (%s)", async (_way, run) => {
    document.cookie = "authToken=; Max-Age=0; Path=/"
    answerWith([good])
    await whenSettled(run("query"))
    expect(requests[0]?.headers.has("authorization")).toBe(false)
  })

  test.each(
    Object.entries(ways).flatMap(([way, run]) =>
      [
        { status: 401 },
        { status: 403 },
        refusal("UNAUTHENTICATED"),
        refusal("FORBIDDEN"),
        { ...refusal("FORBIDDEN"), status: 403 },
      ].map((reply) => [way, reply, run] as const),
    ),
  )("that needs no login fails as the server's fault without a token (%s, %j)", async (_way, reply, run) => {
    document.cookie = "authToken=; Max-Age=0; Path=/"
    answerWith([reply])
    expect(await whenSettled(run("query"))).toMatchObject({ failure: { kind: "server", status: reply.status } })
    expect(requests).toHaveLength(1)
  })

  test("that needs a login fails as unauthorised for a visitor without a token", async () => {
    document.cookie = "authToken=; Max-Age=0; Path=/"
    answerWith([{ status: 401 }])
    const generate = defineMutation<unknown, object>("mutation generateRegistrationLink { link { url } }")
    const failure = { kind: "unauthorised", code: "UNAUTHENTICATED" }
    expect(await whenSettled(execute(generate, {}))).toMatchObject({ failure })
  })

  test.each(Object.entries(ways))("keeps a token that comes while the old one is refused (%s)", async (_way, run) => {
    server.use(
      http.post("*/graphql", () => {
        storeAuthToken("new-token")
        return new HttpResponse(null, { status: 401 })
      }),
    )
    await whenSettled(run("query"))
    expect(readAuthToken()).toBe("new-token")
  })

  test.each(Object.entries(ways))("uses the data beside a nested error, and reports it (%s)", async (_way, run) => {
    const error = { message: "no name", path: ["shop", "name"], extensions: { code: "INTERNAL_SERVER_ERROR" } }
    answerWith([{ status: 200, body: JSON.stringify({ data: { shop: { name: null } }, errors: [error] }) }])
    expect(await whenSettled(run("query"))).toEqual({ ok: true, data: { shop: { name: null } } })
    const failure = expect.objectContaining({ detail: "HTTP 200, INTERNAL_SERVER_ERROR at shop.name" })
    expect(reported).toEqual([[failure, "shopDetails"]])
  })
})
