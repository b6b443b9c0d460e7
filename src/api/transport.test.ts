import { HttpResponse } from "msw"
import { http } from "msw/http"
import { setupServer } from "msw/node"
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest"
import { transport } from "./transport"
import { TransportError } from "./transportError"

const endpoint = "/acquisition/graphql"
const init = { body: JSON.stringify({ operationName: "countryDetails" }) }
const server = setupServer()
let requests: Request[] = []

/** Answers one request after the other; the last answer stays. */
function answerWith(...answers: (() => Response | Promise<Response>)[]): void {
  let turn = 0
  server.use(
    http.all("*/graphql", ({ request }) => {
      requests.push(request)
      const answer = answers[Math.min(turn++, answers.length - 1)]
      return answer === undefined ? HttpResponse.error() : answer()
    }),
  )
}

const good = (): Response => HttpResponse.json({ data: { countryDetails: { country: "DE" } } })
const status =
  (code: number, headers: Record<string, string> = {}) =>
  (): Response =>
    new HttpResponse("trouble", { status: code, headers })
const hanging = (): Promise<Response> => new Promise(() => undefined)
/** Waits while the clock is held: vi.waitFor would move it. */
async function until(reached: () => boolean): Promise<void> {
  while (!reached()) await new Promise((resolve) => setImmediate(resolve))
}

beforeAll(() => server.listen({ onUnhandledFrame: "error" }))
beforeEach(() => {
  requests = []
})
afterEach(() => {
  server.resetHandlers()
  vi.useRealTimers()
})
afterAll(() => server.close())

describe("a request", () => {
  test("is a POST with the headers of the specification", async () => {
    answerWith(good)
    history.replaceState(null, "", "/acquisition/de/welcome-10?rc=AB12#form")
    await transport("query", { token: "the-token" })(endpoint, { ...init, method: "PUT" })
    const [request] = requests
    expect(request?.method).toBe("POST")
    expect(await request?.json()).toEqual({ operationName: "countryDetails" })
    expect(Object.fromEntries(request?.headers ?? [])).toMatchObject({
      "content-type": "application/json",
      "x-correlation-id": expect.stringMatching(/^acq-[0-9a-f-]{36}$/),
      "x-session-id": expect.stringMatching(/^[0-9a-f-]{36}$/),
      "x-source-page": "/acquisition/de/welcome-10",
      authorization: "Bearer the-token",
    })
  })

  test("has a correlation id of its own, within one session", async () => {
    answerWith(good)
    await transport("query")(endpoint, init)
    await transport("mutation")(endpoint, init)
    const [first, second] = requests.map(({ headers }) => headers)
    expect(first?.get("x-correlation-id")).not.toBe(second?.get("x-correlation-id"))
    expect(first?.get("x-session-id")).toBe(second?.get("x-session-id"))
  })

  test("has no Authorization when nobody is signed in", async () => {
    answerWith(good)
    await transport("query")(endpoint, init)
    expect(requests[0]?.headers.has("authorization")).toBe(false)
  })

  test.each([
    ["https://backend.example.com/graphql", true],
    ["http://backend.example.com/graphql", false],
  ])("to %s carries the token: %s", async (address, carried) => {
    answerWith(good)
    await transport("query", { token: "the-token" })(address, init)
    expect(requests[0]?.headers.has("authorization")).toBe(carried)
  })

  test.each([301, 302, 303, 307, 308])("does not follow a redirect (%d) to another host", async (code) => {
    answerWith(status(code, { Location: "https://elsewhere.example.com/graphql" }), good)
    await expect(transport("mutation", { token: "the-token" })(endpoint, init)).rejects.toMatchObject({
      problem: "network",
    })
    expect(requests).toHaveLength(1)
  })

  test("is answered with the body and its own correlation id", async () => {
    answerWith(good)
    const response = await transport("query")(endpoint, init)
    expect(await response.json()).toEqual({ data: { countryDetails: { country: "DE" } } })
    expect(response.headers.get("x-correlation-id")).toBe(requests[0]?.headers.get("x-correlation-id"))
  })

  test("is answered as JSON, whatever a machine on the way calls it", async () => {
    answerWith(() => new HttpResponse("{}", { headers: { "Content-Type": "text/html" } }))
    expect((await transport("query")(endpoint, init)).headers.get("content-type")).toBe("application/json")
  })

  test("that is answered without a body is answered", async () => {
    answerWith(() => new HttpResponse(null, { status: 204 }))
    expect((await transport("query")(endpoint, init)).status).toBe(204)
  })
})

describe("the repeat", () => {
  test.each([408, 409, 425, 429, 500, 502, 503, 504])("a query is sent once more after %d", async (code) => {
    answerWith(status(code), good)
    expect((await transport("query")(endpoint, init)).status).toBe(200)
    expect(requests).toHaveLength(2)
    expect(requests[0]?.headers.get("x-correlation-id")).not.toBe(requests[1]?.headers.get("x-correlation-id"))
  })

  test("a query is sent twice at most", async () => {
    answerWith(status(503))
    const response = await transport("query")(endpoint, init)
    expect(response.status).toBe(503)
    expect(response.headers.get("x-correlation-id")).toBe(requests[1]?.headers.get("x-correlation-id"))
    expect(requests).toHaveLength(2)
  })

  test.each([400, 401, 403, 404, 413, 501])("a query is not sent again after %d", async (code) => {
    answerWith(status(code), good)
    expect((await transport("query")(endpoint, init)).status).toBe(code)
    expect(requests).toHaveLength(1)
  })

  test.each([408, 429, 500, 503])("a mutation is never sent again, not after %d", async (code) => {
    answerWith(status(code, { "Retry-After": "0" }), good)
    expect((await transport("mutation")(endpoint, init)).status).toBe(code)
    expect(requests).toHaveLength(1)
  })

  test("nothing is sent again when the line fails", async () => {
    answerWith(() => HttpResponse.error(), good)
    await expect(transport("query")(endpoint, init)).rejects.toMatchObject({ problem: "network" })
    expect(requests).toHaveLength(1)
  })

  test("a line that fails in the repeat is a failed line, under the repeat's correlation id", async () => {
    answerWith(status(503), () => HttpResponse.error())
    await expect(transport("query")(endpoint, init)).rejects.toSatisfy(
      (error) =>
        error instanceof TransportError &&
        error.problem === "network" &&
        error.reference === requests[1]?.headers.get("x-correlation-id"),
    )
  })

  test("waits as long as Retry-After asks", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
    answerWith(status(503, { "Retry-After": "5" }), good)
    const answered = transport("query")(endpoint, init)
    await until(() => vi.getTimerCount() === 2)
    await vi.advanceTimersByTimeAsync(4999)
    expect(requests).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect((await answered).status).toBe(200)
    expect(requests).toHaveLength(2)
  })

  test.each(["6", "3600", new Date(Date.now() + 60_000).toUTCString()])(
    "does not happen when Retry-After asks for %s",
    async (retryAfter) => {
      answerWith(status(503, { "Retry-After": retryAfter }), good)
      const response = await transport("query")(endpoint, init)
      expect(response.status).toBe(503)
      expect(response.headers.get("retry-after")).toBe(retryAfter)
      expect(requests).toHaveLength(1)
    },
  )

  test.each([new Date(Date.now() - 60_000).toUTCString(), "soon"])(
    "comes at once when Retry-After is %s",
    async (retryAfter) => {
      answerWith(status(503, { "Retry-After": retryAfter }), good)
      expect((await transport("query")(endpoint, init)).status).toBe(200)
    },
  )
})

describe("the time limit", () => {
  test("is 30 seconds", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
    answerWith(hanging)
    const failed = transport("mutation")(endpoint, init).catch((error: unknown) => error)
    await until(() => requests.length === 1)
    await vi.advanceTimersByTimeAsync(29_999)
    expect(vi.getTimerCount()).toBe(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(await failed).toMatchObject({
      name: "TimeoutError",
      problem: "timeout",
      message: "Timeout exceeded",
      reference: requests[0]?.headers.get("x-correlation-id"),
    })
  })

  test.each([
    ["a repeat that is not answered", [status(503), hanging]],
    ["a wait before the repeat", [status(503, { "Retry-After": "5" }), good]],
  ])("covers %s", async (_name, answers) => {
    answerWith(...answers)
    await expect(transport("query", { limitMs: 100 })(endpoint, init)).rejects.toMatchObject({ problem: "timeout" })
  })

  test("leaves no clock running behind an answer", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
    answerWith(good)
    await transport("query")(endpoint, init)
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe("a caller who gives up", () => {
  test.each([
    ["before", AbortSignal.abort(), undefined],
    ["before, by fetch's own signal", undefined, AbortSignal.abort()],
  ])("%s sends nothing", async (_name, signal, own) => {
    answerWith(good)
    const exchange = transport("query", { signal })(endpoint, own === undefined ? init : { ...init, signal: own })
    await expect(exchange).rejects.toMatchObject({ problem: "aborted" })
    expect(requests).toHaveLength(0)
  })

  test.each([
    ["while waiting for the answer", [hanging]],
    ["while waiting for the repeat", [status(503, { "Retry-After": "5" })]],
  ])("%s is let go", async (_name, answers) => {
    answerWith(...answers)
    const controller = new AbortController()
    const exchange = transport("query", { signal: controller.signal })(endpoint, init)
    const failed = expect(exchange).rejects.toMatchObject({ problem: "aborted" })
    await vi.waitFor(() => expect(requests).toHaveLength(1))
    controller.abort()
    await failed
    expect(requests).toHaveLength(1)
  })
})
