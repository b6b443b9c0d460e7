import { connect } from "node:net"
import { once } from "node:events"
import { ask } from "./support/ask"
import { makeCertificate } from "../support/certificate"
import { hosts, startNginx } from "./support/hosts"
import { expect, forEveryHost, site, test } from "./support/hostTest"
import { startNameServer } from "./support/nameServer"
import { startServices } from "./support/services"

/** A WebSocket's handshake and its first frame, which a browser may send in one piece (RFC 6455, section 4.1). */
const handshake = [
  `GET ${site}/graphql-ws HTTP/1.1`,
  "Host: www.example.com",
  "Connection: Upgrade",
  "Upgrade: websocket",
  "Sec-WebSocket-Version: 13",
  "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
  "",
  // Masked with zeros: the backend echoes a frame that differs from this one in nothing.
  "\x81\x84\0\0\0\0ping",
].join("\r\n")

/** Opens a WebSocket and resolves with it once a text has arrived. */
async function openSocket(url: string, text: string) {
  const socket = connect(Number(new URL(url).port), "127.0.0.1").setEncoding("latin1")
  let received = ""
  socket.on("data", (part: string) => {
    received += part
  })
  await once(socket, "connect")
  socket.write(handshake, "latin1")
  await expect.poll(() => received).toContain(text)
  return socket
}

forEveryHost((host) => {
  test("frees the backend's side of a WebSocket that its visitor resets", async ({ url, services }) => {
    test.skip(!host.proxies, "the mocked backend answers")
    const sockets = await Promise.all(Array.from({ length: 5 }, () => openSocket(url, "hello")))
    await expect.poll(() => services.sockets.size).toBe(5)
    for (const socket of sockets) socket.resetAndDestroy()
    await expect.poll(() => services.sockets.size).toBe(0)
  })

  test("passes on what comes in one piece with a WebSocket's handshake", async ({ url }) => {
    test.skip(!host.proxies || host.decides !== (host.name === "the Node host"), "its runtime speaks the protocol")
    const socket = await openSocket(url, "\x81\x84\0\0\0\0ping")
    socket.destroy()
  })
})

for (const host of hosts.filter(({ proxies }) => proxies))
  for (const trusted of [true, false])
    test(`${host.name} ${trusted ? "reaches" : "refuses"} an https backend ${trusted ? "by its own name" : "whose certificate nobody vouches for"}`, async () => {
      const missing = host.missing()
      test.skip(missing !== undefined && !process.env["CI"], missing)
      const certificate = makeCertificate("localhost")
      const services = await startServices(certificate)
      const names = await startNameServer("127.0.0.1")
      if (trusted) process.env["NODE_EXTRA_CA_CERTS"] = certificate.file
      const running = await (host.name === "nginx" ? startNginx(services.url, names.address) : host.start(services.url))
      delete process.env["NODE_EXTRA_CA_CERTS"]
      const visitor = { host: "www.example.com", "x-forwarded-for": "203.0.113.7" }
      for (const path of ["graphql", "growthbook-proxy/api/features/key-1"])
        expect([path, (await ask(running.url, `${site}/${path}`, { headers: visitor })).status]).toEqual([
          path,
          trusted ? 200 : 502,
        ])
      const passed = services.passed.map(({ path, headers }) => [path, headers.host, headers["x-forwarded-host"]])
      const own = new URL(services.url).host
      expect(passed).toEqual(
        trusted
          ? [
              ["/acquisition/graphql", own, "www.example.com"],
              ["/api/features/key-1", own, undefined],
            ]
          : [],
      )
      await running.stop()
      await services.stop()
      names.stop()
      certificate.remove()
    })
