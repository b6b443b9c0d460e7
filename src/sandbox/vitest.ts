import { setupServer } from "msw/node"
import { afterAll, afterEach, beforeAll } from "vitest"
import { createHandlers } from "./handlers"
import { createWorld, type World, type WorldOptions } from "./world"

export interface TestServer {
  /** The model behind the answers: tests arrange it before, and read outbox and journal after. */
  world: World
}

/**
 * Puts the mocked backend behind every fetch and WebSocket of the calling test file, or of every file when a set-up
 * file calls it. Each test begins with the start data; a request that no handler answers fails it.
 */
export function createTestServer(options: Pick<WorldOptions, "now"> = {}): TestServer {
  const world = createWorld({ ...options, settings: {} })
  const server = setupServer(...createHandlers(world))
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
  return { world }
}
