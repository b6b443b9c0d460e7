import { HttpResponse } from "msw"
import { graphql } from "msw/graphql"
import { http } from "msw/http"
import { setupServer } from "msw/node"
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest"
import { builtInSettings } from "../config/settings"
import { publishSettings } from "../config/settingsStore"
import { readAuthToken, storeAuthToken } from "./authToken"
import { execute } from "./execute"
import { executeEarly } from "./executeEarly"
import type { ApiFailure } from "./failure"
import { onApiFailure } from "./failureHook"
import { defineMutation, defineQuery } from "./operation"

interface Shop {
  shop: { name: string | null } | null
}
const shopDetails = defineQuery<Shop, { id: string }>("query shopDetails($id: ID!) { shop(id: $id) { name } }")
const closeShop = defineMutation<{ closeShop: { status: string } }, { id: string }>(
  "mutation closeShop($id: ID!) { closeShop(id: $id) { status } }",
)
const variables = { id: "7" }

const backend = graphql.link("*/graphql")
const server = setupServer()
let reported: [ApiFailure, string][] = []
let stopListening: () => void

beforeAll(() => {
  publishSettings(builtInSettings)
  server.listen({ onUnhandledFrame: "error" })
})
beforeEach(() => {
  reported = []
  stopListening = onApiFailure((failure, operation) => reported.push([failure, operation]))
})
afterEach(() => {
  server.resetHandlers()
  stopListening()
  document.cookie = "authToken=; Max-Age=0; Path=/"
})
afterAll(() => server.close())

/** Answers every request with one body; counts the requests. */
function answerWith(body: string | null, init: ResponseInit = {}): { count: number; bodies: unknown[] } {
  const seen = { count: 0, bodies: [] as unknown[] }
  server.use(
    http.post("*/graphql", async ({ request }) => {
      seen.count += 1
      seen.bodies.push(await request.json())
      return new HttpResponse(body, init)
    }),
  )
  return seen
}

/** Both ways of asking must give the same answers. */
const ways = Object.entries({ execute, executeEarly })

describe.each(ways)("%s", (_way, run) => {
  test("posts operation name, variables and text, and answers with the data", async () => {
    const seen = answerWith('{"data":{"shop":{"name":"Ada"}}}')
    expect(await run(shopDetails, variables)).toEqual({ ok: true, data: { shop: { name: "Ada" } } })
    expect(seen.bodies).toEqual([
      { operationName: "shopDetails", variables, query: expect.stringContaining("shop(id: $id)") },
    ])
    expect(reported).toEqual([])
  })

  test("asks again each time: nothing is cached", async () => {
    const seen = answerWith('{"data":{"shop":{"name":"Ada"}}}')
    await run(shopDetails, variables)
    await Promise.all([run(shopDetails, variables), run(shopDetails, variables)])
    expect(seen.count).toBe(3)
  })

  test("takes null for data where nothing has failed", async () => {
    answerWith('{"data":{"shop":null}}')
    expect(await run(shopDetails, variables)).toEqual({ ok: true, data: { shop: null } })
  })

  test("uses what arrived beside an error further down, and reports the error", async () => {
    server.use(
      backend.query("shopDetails", () =>
        HttpResponse.json({
          data: { shop: { name: null } },
          errors: [{ message: "no name", path: ["shop", "name"], extensions: { code: "INTERNAL_SERVER_ERROR" } }],
        }),
      ),
    )
    expect(await run(shopDetails, variables)).toEqual({ ok: true, data: { shop: { name: null } } })
    expect(reported).toEqual([
      [expect.objectContaining({ detail: "HTTP 200, INTERNAL_SERVER_ERROR at shop.name" }), "shopDetails"],
    ])
  })

  test("hands each failure to the hook, with the correlation id of the request", async () => {
    let sent: string | null = null
    server.use(
      http.post("*/graphql", ({ request }) => {
        sent = request.headers.get("x-correlation-id")
        return HttpResponse.error()
      }),
    )
    const answer = await run(shopDetails, variables)
    expect(answer).toMatchObject({ ok: false, failure: { kind: "network", reference: sent } })
    expect(reported).toEqual([[answer.ok ? undefined : answer.failure, "shopDetails"]])
  })

  test("repeats a query once", async () => {
    const seen = answerWith("", { status: 503 })
    expect(await run(shopDetails, variables)).toMatchObject({ failure: { kind: "server", status: 503 } })
    expect(seen.count).toBe(2)
  })

  test.each([
    ["401", "", { status: 401 }],
    ["the code UNAUTHENTICATED", '{"errors":[{"message":"","extensions":{"code":"UNAUTHENTICATED"}}]}', {}],
  ])("forgets the token at %s and is not caught in a loop", async (_name, body, init) => {
    storeAuthToken("refused-token")
    const seen = answerWith(body, init)
    expect(await run(shopDetails, variables)).toMatchObject({ failure: { code: "UNAUTHENTICATED" } })
    expect(readAuthToken()).toBeUndefined()
    expect(seen.count).toBe(1)
  })

  test.each([
    ["403", { status: 403 }],
    ["500", { status: 500 }],
  ])("keeps the token at %s", async (_name, init) => {
    storeAuthToken("good-token")
    answerWith("", init)
    await run(shopDetails, variables)
    expect(readAuthToken()).toBe("good-token")
  })

  test("keeps a token that was stored while the old one was refused", async () => {
    storeAuthToken("old-token")
    server.use(
      http.post("*/graphql", () => {
        storeAuthToken("new-token")
        return new HttpResponse(null, { status: 401 })
      }),
    )
    await run(shopDetails, variables)
    expect(readAuthToken()).toBe("new-token")
  })

  test("lets a caller go who gives up, and reports nothing", async () => {
    let arrived = false
    server.use(
      http.post("*/graphql", () => {
        arrived = true
        return new Promise<Response>(() => undefined)
      }),
    )
    const controller = new AbortController()
    const answering = run(shopDetails, variables, { signal: controller.signal })
    await vi.waitFor(() => expect(arrived).toBe(true))
    controller.abort()
    expect(await answering).toMatchObject({ ok: false, failure: { kind: "network", detail: "Given up by the caller" } })
    expect(reported).toEqual([])
  })

  test("one caller who gives up takes nothing from another with the same question", async () => {
    let release: () => void = () => undefined
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    let count = 0
    server.use(
      http.post("*/graphql", async () => {
        count += 1
        await released
        return HttpResponse.json({ data: { shop: { name: "Ada" } } })
      }),
    )
    const controller = new AbortController()
    const first = run(shopDetails, variables, { signal: controller.signal })
    const second = run(shopDetails, variables)
    await vi.waitFor(() => expect(count).toBe(2))
    controller.abort()
    release()
    expect((await first).ok).toBe(false)
    expect((await second).ok).toBe(true)
  })
})

describe("a mutation", () => {
  test("is posted once and answered with its data", async () => {
    const seen = answerWith('{"data":{"closeShop":{"status":"CLOSED"}}}')
    expect(await execute(closeShop, variables)).toEqual({ ok: true, data: { closeShop: { status: "CLOSED" } } })
    expect(seen.count).toBe(1)
  })

  test.each([503, 429, 408])("is not repeated after %d", async (status) => {
    const seen = answerWith("", { status })
    expect(await execute(closeShop, variables)).toMatchObject({ ok: false, failure: { status } })
    expect(seen.count).toBe(1)
  })

  test("is never answered with null", async () => {
    answerWith('{"data":{"closeShop":null}}')
    expect(await execute(closeShop, variables)).toMatchObject({ ok: false, failure: { kind: "server" } })
  })

  test("is let go when its caller gives up", async () => {
    let arrived = false
    server.use(
      http.post("*/graphql", () => {
        arrived = true
        return new Promise<Response>(() => undefined)
      }),
    )
    const controller = new AbortController()
    const answering = execute(closeShop, variables, { signal: controller.signal })
    await vi.waitFor(() => expect(arrived).toBe(true))
    controller.abort()
    expect((await answering).ok).toBe(false)
    expect(reported).toEqual([])
  })
})
