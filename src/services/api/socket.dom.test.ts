import { ws } from "msw"
import { setupServer } from "msw/node"
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest"
import { builtInSettings } from "../settings/settings"

/** When the page opened each connection, in milliseconds. */
let connectedAt: number[] = []
/** The first message of each connection. */
let greetings: unknown[] = []

/** A backend that restarts on every connection (close code 1012 of the IANA registry for RFC 6455). */
const server = setupServer(
  ws.link("*/graphql-ws").addEventListener("connection", ({ client }) => {
    connectedAt.push(Date.now())
    client.addEventListener("message", ({ data }) => {
      if (typeof data === "string") greetings.push(JSON.parse(data))
      client.close(1012, "restart")
    })
  }),
)

beforeAll(() => server.listen({ onUnhandledFrame: "error" }))
afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
})
afterAll(() => server.close())

/** Subscribes, and waits until the page has given up connecting. */
async function connectUntilGivenUp(address = "/acquisition/graphql-ws"): Promise<void> {
  connectedAt = []
  greetings = []
  const givenUp = Promise.withResolvers<unknown>()
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] })
  // A page load of its own, whose settings contain the URL.
  vi.resetModules()
  const { publishSettings } = await import("../settings/settingsStore")
  const { subscribeOverSocket } = await import("./socket")
  publishSettings({ ...builtInSettings, acqBackendWebsocketURL: address })
  const request = { query: "subscription activated { activated }", operationName: "activated", variables: {} }
  const observer = {
    next: () => undefined,
    error: (cause: unknown) => givenUp.resolve(cause),
    complete: () => undefined,
  }
  await subscribeOverSocket(request, observer, new AbortController().signal)
  // All delays together take at most 36 s.
  for (let step = 0; step < 400; step++) await vi.advanceTimersByTimeAsync(100)
  expect(await givenUp.promise).toEqual(new Error("socket closed with 1012"))
}

test("a lost connection is retried five times, each time after twice the delay plus up to a second", async () => {
  await connectUntilGivenUp()
  const pauses = connectedAt.slice(1).map((time, index) => time - (connectedAt[index] ?? 0))
  expect(pauses).toHaveLength(5)
  for (const [index, pause] of pauses.entries()) {
    const least = 1000 * 2 ** index
    expect(pause).toBeGreaterThanOrEqual(least)
    // The clock of this test advances in steps of 100 ms.
    expect(pause).toBeLessThanOrEqual(least + 1500)
  }
})

test.each([
  ["a path of this site", "/acquisition/graphql-ws", true],
  ["another host, encrypted", "wss://backend.example.com/graphql-ws", true],
  ["another host, in the clear", "ws://backend.example.com/graphql-ws", false],
])("the init payload for %s (%s) carries the token of a member: %s", async (_name, address, carried) => {
  localStorage.setItem("authToken", "secret.token")
  await connectUntilGivenUp(address)
  const payload = carried ? { Authorization: "Bearer secret.token" } : {}
  expect(greetings[0]).toEqual({ type: "connection_init", payload })
})
