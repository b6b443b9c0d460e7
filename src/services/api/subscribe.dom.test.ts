import { afterEach, expect, test, vi } from "vitest"
import { createTestServer } from "../../../tests/support/sandbox"

const { world } = createTestServer()

const text = `subscription registrationActivated($registrationId: ID!) {
  registrationActivated(registrationId: $registrationId) { registrationId }
}`
const registrationId = "registration-of-pending@example.com"

/** Sockets opened by the page, oldest first. */
let sockets: WebSocket[] = []
const stops: (() => void)[] = []

afterEach(() => {
  vi.doUnmock("./socket")
  for (const stop of stops.splice(0)) stop()
  vi.unstubAllGlobals()
})

/** Records the sockets. */
function watchSockets(): void {
  sockets = []
  const Real = globalThis.WebSocket
  class Watched extends Real {
    constructor(...[url, protocols]: ConstructorParameters<typeof WebSocket>) {
      super(url, protocols)
      sockets.push(this)
    }
  }
  vi.stubGlobal("WebSocket", Watched)
}

/** Subscribes like a page load that has just read its settings. */
async function listen(acqBackendWebsocketURL: string | undefined, document = text) {
  vi.resetModules()
  const { builtInSettings } = await import("../settings/settings")
  const { publishSettings } = await import("../settings/settingsStore")
  const { defineSubscription } = await import("./operation")
  const { subscribe } = await import("./execute")
  const { queuedProblems } = await import("../monitoring/report")
  publishSettings({ ...builtInSettings, acqBackendWebsocketURL })
  const heard: unknown[] = []
  const subscription = defineSubscription<object, { registrationId: string }>(document)
  const begin = () => {
    const stop = subscribe(subscription, { registrationId }, (data) => heard.push(data))
    stops.push(stop)
    return stop
  }
  return { heard, stop: begin(), subscribeAgain: begin, queuedProblems }
}

function activate(): void {
  const member = world.state.members.find((candidate) => candidate.registrationId === registrationId)
  if (member) world.activate(member)
}

test.each(["/acquisition/graphql-ws", "ws://localhost:4173/acquisition/graphql-ws"])(
  "an event from the backend arrives through the socket %s",
  async (url) => {
    watchSockets()
    const { heard } = await listen(url)
    await expect.poll(() => sockets).toHaveLength(1)
    expect(sockets[0]?.url).toBe("ws://localhost:4173/acquisition/graphql-ws")
    activate()
    await expect.poll(() => heard).toEqual([{ registrationActivated: { registrationId } }])
    // The single event was the last: the connection closes.
    await expect.poll(() => sockets[0]?.readyState).toBe(WebSocket.CLOSED)
  },
)

test("a subscription refused by the backend is reported once", async () => {
  const { heard, queuedProblems } = await listen("/acquisition/graphql-ws", "subscription unknown { unknown }")
  await expect
    .poll(() => queuedProblems())
    .toEqual([
      expect.objectContaining({ name: "subscription-failed", detail: expect.stringMatching(/^unknown: .*unknown/) }),
    ])
  expect(heard).toEqual([])
})

test("without a URL nothing is opened", async () => {
  watchSockets()
  await listen(undefined)
  await vi.dynamicImportSettled()
  expect(sockets).toEqual([])
})

test("unsubscribing stops events and closes the socket", async () => {
  watchSockets()
  const { heard, stop, queuedProblems } = await listen("/acquisition/graphql-ws")
  await expect.poll(() => sockets[0]?.readyState).toBe(WebSocket.OPEN)
  stop()
  await expect.poll(() => sockets[0]?.readyState).toBe(WebSocket.CLOSED)
  activate()
  expect(heard).toEqual([])
  expect(queuedProblems()).toEqual([])
})

test.each([0, 1, 2, 4, 8, 16, 32])("unsubscribing after %d turns leaves no socket at all", async (turns) => {
  watchSockets()
  const { stop, queuedProblems } = await listen("/acquisition/graphql-ws")
  for (let turn = 0; turn < turns; turn++) await new Promise((resolve) => setImmediate(resolve))
  stop()
  await vi.dynamicImportSettled()
  await expect.poll(() => sockets.filter(({ readyState }) => readyState !== WebSocket.CLOSED)).toEqual([])
  expect(queuedProblems()).toEqual([])
})

test("unsubscribing while the socket's code is loading opens no connection", async () => {
  const begun = Promise.withResolvers<void>()
  const loaded = Promise.withResolvers<void>()
  vi.doMock("./socket", async (importOriginal) => {
    begun.resolve()
    await loaded.promise
    return importOriginal()
  })
  watchSockets()
  const { stop, subscribeAgain, queuedProblems } = await listen("/acquisition/graphql-ws")
  await begun.promise
  stop()
  subscribeAgain()
  loaded.resolve()
  // The subscription that was not ended has the only socket.
  await expect.poll(() => sockets[0]?.readyState).toBe(WebSocket.OPEN)
  await vi.dynamicImportSettled()
  expect(sockets).toHaveLength(1)
  expect(queuedProblems()).toEqual([])
})
