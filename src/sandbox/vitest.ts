import { http, HttpResponse, type RequestHandler } from "msw"
import { setupServer } from "msw/node"
import { afterAll, afterEach, beforeAll } from "vitest"
import { createHandlers } from "./handlers"
import { createWorld, type World, type WorldOptions } from "./world"

/** No host stands behind the pages of such a test: one that asks whether it could be loaded anew gets no answer. */
const noHost = http.head("*/acquisition/*", () => HttpResponse.error())

export interface TestServer {
  /** The model behind the answers: tests arrange it before, and read outbox and journal after. */
  world: World
  /** Puts handlers before the others for the rest of the test; one that answers nothing leaves it to them. */
  use: (...handlers: RequestHandler[]) => void
}

/**
 * Puts the mocked backend behind every fetch and WebSocket of the calling test file, or of every file when a set-up
 * file calls it. Each test begins with the start data; a request that no handler answers fails it.
 */
export function createTestServer(options: Pick<WorldOptions, "now"> = {}): TestServer {
  const world = createWorld({ ...options, settings: {} })
  const server = setupServer(...createHandlers(world), noHost)
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
