import { afterAll, afterEach, beforeAll, describe } from "vitest"
import { startServer, type SandboxServer } from "../../src/sandbox/server"
import { createTestServer } from "./sandbox"
import type { World } from "../../src/sandbox/world"

/** The sandbox in one of its hosts, as seen by a test of the sandbox itself. */
export interface Host {
  /** Scheme and authority, without a trailing slash. */
  url: () => string
  world: () => World
}

function serverHost(): Host {
  let server: SandboxServer | undefined
  const started = () => {
    if (!server) throw new Error("The server is used before it has started")
    return server
  }
  beforeAll(async () => {
    server = await startServer({ distDir: "no-such-folder", settingsFile: "no-such-file" })
  })
  afterEach(() => {
    started().world.reset()
  })
  afterAll(() => started().stop())
  return { url: () => started().url, world: () => started().world }
}

function testHost(): Host {
  const { world } = createTestServer()
  return { url: () => "http://sandbox.test", world: () => world }
}

/** Runs a test suite in each host: intercepted requests in this process, and a real HTTP server. */
export function describeEveryHost(title: string, suite: (host: Host) => void): void {
  describe(`${title}, intercepted`, () => {
    suite(testHost())
  })
  describe(`${title}, over HTTP`, () => {
    suite(serverHost())
  })
}

/** Sends a GraphQL request and returns the decoded response; rejects if there is none. */
export async function post(
  host: Host,
  query: string,
  variables: Record<string, unknown> = {},
  headers: Record<string, string> = {},
) {
  const response = await fetch(`${host.url()}/acquisition/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify({ query, variables }),
  })
  const answer: unknown = await response.json()
  return answer
}

/** A response with a status in one field. */
export function status(field: string, value: string) {
  return { data: { [field]: { status: value } } }
}

/** A response with a GraphQL error of one kind. */
export function failure(code: string) {
  return { errors: [{ extensions: { code } }] }
}
