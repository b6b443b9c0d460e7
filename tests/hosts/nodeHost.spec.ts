import { spawnSync } from "node:child_process"
import { once } from "node:events"
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { request } from "node:http"
import { connect, type Socket } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { ask, open } from "./support/ask"
import { startNode } from "./support/hosts"
import { expect, expectFile, site, test } from "./support/hostTest"

test("when told to stop it finishes and exits", async ({ services }) => {
  const host = await startNode(services.url, undefined, { STOP_SECONDS: "5" })
  const stream = await open(host.url, `${site}/growthbook-proxy/sub/key-1`)
  const events = stream.setEncoding("utf8").iterator({ destroyOnReturn: false })
  expect((await events.next()).value).toBe("data: first\n\n")
  const exited = once(host.child, "exit")
  host.child.kill("SIGTERM")
  await expect.poll(() => host.words()).toContain("stopping")
  await expect(ask(host.url, `${site}/healthz`)).rejects.toThrow("ECONNREFUSED")
  // What is under way goes on until the deadline.
  services.sendEvent("second")
  expect((await events.next()).value).toBe("data: second\n\n")
  stream.once("error", () => undefined)
  expect(await exited).toEqual([0, null])
  await host.stop()
})

test("several share a port, and while one goes the others serve", async ({ services }) => {
  const first = await startNode(services.url, undefined, { SHARE_PORT: "true" })
  const second = await startNode(services.url, undefined, { SHARE_PORT: "true", PORT: new URL(first.url).port })
  await expect.poll(() => second.words()).toContain("listening")
  await first.stop()
  expect((await ask(second.url, `${site}/readyz`)).status).toBe(200)
  await second.stop()
})

test("its unit for systemd is right, and leaves it little to do harm with", () => {
  test.skip(!existsSync("/usr/bin/systemd-analyze") && !process.env["CI"], "systemd is not installed")
  const folder = mkdtempSync(join(tmpdir(), "unit-"))
  const unit = readFileSync("deploy/node/acquisition.service", "utf8")
  const file = join(folder, "acquisition.service")
  writeFileSync(file, unit.replace("/usr/bin/node", process.execPath))
  const analyze = (...parameters: string[]) => spawnSync("systemd-analyze", [...parameters, file], { encoding: "utf8" })
  const { status, stderr } = analyze("verify")
  expect([status, stderr]).toEqual([0, ""])
  // Of 100; a unit without any of it has 96.
  expect(analyze("security", "--offline=true", "--threshold=20").status).toBe(0)
  rmSync(folder, { recursive: true })
})

test("an open WebSocket does not keep it from stopping", async ({ services }) => {
  const host = await startNode(services.url)
  const headers = { connection: "upgrade", upgrade: "websocket" }
  const asked = request(host.url, { path: `${site}/graphql-ws`, headers }).end()
  const [, socket] = (await once(asked, "upgrade")) as [unknown, Socket]
  const exited = once(host.child, "exit")
  const closed = once(socket.on("error", () => undefined).resume(), "close")
  host.child.kill("SIGTERM")
  expect(await exited).toEqual([0, null])
  await closed
  await host.stop()
})

test("a WebSocket that is asked for while it stops is not opened", async ({ services }) => {
  const host = await startNode(services.url)
  const socket = connect(Number(new URL(host.url).port), "127.0.0.1").setEncoding("latin1")
  const lines = ["Host: site", "Connection: upgrade", "Upgrade: websocket"]
  // One half of it comes in one piece with a request whose answer shows that it was read: the connection is not idle.
  socket.write(`GET ${site}/healthz HTTP/1.1\r\nHost: site\r\n\r\nGET ${site}/graphql-ws HTTP/1.1\r\n`)
  expect((await once(socket, "data"))[0]).toContain("HTTP/1.1 200 OK")
  host.child.kill("SIGTERM")
  await expect.poll(() => host.words()).toContain("stopping")
  let answered = ""
  socket.on("data", (part: string) => (answered += part)).on("error", () => undefined)
  const closed = once(socket, "close")
  socket.write(`${lines.join("\r\n")}\r\n\r\n`)
  await closed
  expect(answered).toBe("")
  await host.stop()
})

test("without the site's own address the browser decides, and the log says why", async ({ services }) => {
  const host = await startNode(services.url, "works", { PUBLIC_ORIGIN: "" })
  expectFile(await ask(host.url, `${site}/`), "index.en.html")
  await host.stop()
  expect(host.words()).toContain('"decidedBy":"browser","because":"no PUBLIC_ORIGIN"')
})

const address = "an address that begins with https:// or http:// and ends with its host or a path"
for (const [name, value, wanted] of [
  ["PUBLIC_ORIGIN", "localhost:8080", address],
  ["BACKEND_UPSTREAM", "https://backend.internal/?a=b", address],
  ["PORT", "", "a whole number"],
  ["LOG_REQUESTS", "yes", "true or false"],
] as const)
  test(`it does not start with ${name}=${value}, and says so in a sentence`, async ({ services }) => {
    const start = async () => (await startNode(services.url, undefined, { [name]: value })).stop()
    await expect(start()).rejects.toThrow(
      new RegExp(`has ended: The host could not start: ${name}: ${wanted} is wanted\n`),
    )
  })
