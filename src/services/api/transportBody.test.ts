import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { afterAll, beforeAll, expect, test } from "vitest"
import { transport } from "./transport"

// A real server: a mocked one cannot stop in the middle of a body.
const bodies: Record<string, (end: () => void) => void> = {
  "/stuck": () => undefined,
  "/broken": (end) => end(),
}
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
  // A server that listens on a port has such an address.
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

test("the time limit covers a body that never ends", async () => {
  const exchange = transport("query", { limitMs: 100 })(`${origin}/stuck`, { body: "{}" })
  await expect(exchange).rejects.toMatchObject({ name: "TimeoutError", problem: "timeout" })
})

test("a caller who gives up while the body arrives is let go", async () => {
  const arriving = new Promise<void>((resolve) => {
    began = resolve
  })
  const controller = new AbortController()
  const exchange = transport("query", { signal: controller.signal })(`${origin}/stuck`, { body: "{}" })
  const failed = expect(exchange).rejects.toMatchObject({ problem: "aborted" })
  await arriving
  controller.abort()
  await failed
})

test("a connection that drops in the middle of the body is a failed connection", async () => {
  const exchange = transport("query")(`${origin}/broken`, { body: "{}" })
  await expect(exchange).rejects.toMatchObject({ problem: "network" })
})
