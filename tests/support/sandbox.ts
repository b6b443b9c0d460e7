import { http, HttpResponse, type RequestHandler, type WebSocketHandler } from "msw"
import { setupServer } from "msw/node"
import { afterAll, afterEach, beforeAll } from "vitest"
import { createHandlers } from "../../src/sandbox/handlers"
import { createWorld, type World, type WorldOptions } from "../../src/sandbox/world"

/** No host serves the pages of such a test: a page that checks whether it can reload gets no response. */
const noHost = http.head("*/acquisition/*", () => HttpResponse.error())

/** A request of a page that has been left does not count in the next test. */
const endedRequest = http.all(
  ({ request }) => request.signal.aborted,
  () => HttpResponse.error(),
)

export interface TestServer {
  /** The model behind the responses: tests arrange it before, and read outbox and journal after. */
  world: World
  /** Prepends handlers for the rest of the test; one that returns nothing falls through to the others. */
  use: (...handlers: (RequestHandler | WebSocketHandler)[]) => void
}

/**
 * Puts the mocked backend behind every fetch and WebSocket of the calling test file, or of every file if a set-up file
 * calls it. The state is reset before each test; a request without a handler fails the test.
 */
export function createTestServer(options: Pick<WorldOptions, "now"> = {}): TestServer {
  const world = createWorld({ ...options, settings: {} })
  const server = setupServer(endedRequest, ...createHandlers(world), noHost)
  beforeAll(() => {
    server.listen({ onUnhandledFrame: "error" })
  })
  afterEach(() => {
    server.resetHandlers()
    world.reset()
  })
  afterAll(() => {
    server.close()
  })
  return { world, use: (...handlers) => server.use(...handlers) }
}
