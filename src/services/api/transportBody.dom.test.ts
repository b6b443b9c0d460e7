import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { afterAll, beforeAll, expect, test, vi } from "vitest"
import { TimeoutError } from "../../lib/withTimeout"
import { Transport } from "./transport"

// A real server, since a mocked one cannot stop in the middle of a body.
const bodies: Record<string, (end: () => void) => void> = { "/stuck": () => undefined, "/broken": (end) => end() }
let began: () => void = () => undefined
const server = createServer((request, response) => {
  response.writeHead(200, { "Content-Length": "100", "Content-Type": "application/json" })
  response.write('{"data":', () => {
    began()
    bodies[request.url ?? ""]?.(() => response.destroy())
  })
})
let origin = ""

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  // A server listening on a port has an address of this type.
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

function post(path: string, init: RequestInit = {}): Promise<Response> {
  const transport = new Transport(`${origin}${path}`, "query")
  return transport.fetch(transport.url, { method: "POST", body: "{}", ...transport.options(), ...init })
}

test("the timeout covers a body that never ends", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
  const arriving = new Promise<void>((resolve) => {
    began = resolve
  })
  const failed = expect(post("/stuck")).rejects.toBeInstanceOf(TimeoutError)
  await arriving
  await vi.advanceTimersByTimeAsync(30_000)
  await failed
  vi.useRealTimers()
})

test("aborting an operation while its body arrives closes the connection", async () => {
  const arriving = new Promise<void>((resolve) => {
    began = resolve
  })
  const controller = new AbortController()
  const failed = expect(post("/stuck", { signal: controller.signal })).rejects.toMatchObject({ name: "AbortError" })
  await arriving
  controller.abort()
  await failed
})

test("a connection that drops in the middle of the body is a failed connection", async () => {
  await expect(post("/broken")).rejects.not.toBeInstanceOf(TimeoutError)
})
