import { once } from "node:events"
import { request } from "node:http"
import { connect } from "node:net"
import { ask } from "./support/ask"
import { startNode } from "./support/hosts"
import { expect, forEveryHost, site, test } from "./support/hostTest"

/** What an HTTP/2 client asks before it speaks HTTP/1.1 (RFC 7540, section 3.2), as curl --http2 and JVM clients do. */
const upgrade = { connection: "Upgrade, HTTP2-Settings", upgrade: "h2c", "http2-settings": "AAMAAABkAAQAoAAAAAIAAAAA" }

forEveryHost((host) => {
  test("answers a request that offers another protocol", async ({ url }) => {
    expect((await ask(url, `${site}/about-us`, { headers: upgrade })).status).toBe(200)
    test.skip(!host.proxies, "the mocked backend answers")
    const operation = { method: "POST", headers: { ...upgrade, "content-type": "application/json" }, body: '{"a":1}' }
    expect((await ask(url, `${site}/graphql`, operation)).status).toBe(200)
  })

  test("takes the cookies of the whole shop", async ({ url }) => {
    const cookie = Array.from({ length: 12 }, (_, name) => `c${name}=${"x".repeat(2500)}`).join("; ")
    expect((await ask(url, `${site}/about-us`, { headers: { cookie } })).status).toBe(200)
  })
})

/** Sends text as it is, and resolves with the status of the answer. */
async function statusOf(url: string, text: string): Promise<string | undefined> {
  const socket = connect(Number(new URL(url).port), "127.0.0.1").setEncoding("latin1")
  socket.end(text)
  const [answer] = (await once(socket, "data")) as [string]
  socket.destroy()
  return /^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]
}

test.describe("the Node host", () => {
  test("refuses a Host that is none, and more than one", async ({ services }) => {
    const host = await startNode(services.url)
    for (const lines of ["Host: a:99999", "Host: a b", "Host: a\r\nHost: b"])
      expect([lines, await statusOf(host.url, `GET ${site}/ HTTP/1.1\r\n${lines}\r\n\r\n`)]).toEqual([lines, "400"])
    await host.stop()
  })

  test("keeps an idle connection longer than balancers do", async ({ services }) => {
    const host = await startNode(services.url)
    const asked = request(host.url, { headers: { connection: "keep-alive" } }).end()
    const [{ headers }] = (await once(asked, "response")) as [{ headers: Record<string, string> }]
    expect(Number(/timeout=(\d+)/.exec(headers["keep-alive"] ?? "")?.[1])).toBeGreaterThan(600)
    asked.destroy()
    await host.stop()
  })

  test("logs a service that fails within its answer as one that failed", async ({ services }) => {
    const host = await startNode(services.url)
    await ask(host.url, `${site}/graphql?breaks`, { method: "POST", body: "{}" }).catch(() => undefined)
    const facts = /"area":"backend","status":502,"ms":\d+,"error":"UND_ERR_SOCKET"/
    await expect.poll(() => host.words()).toMatch(facts)
    await host.stop()
  })

  test("logs who left", async ({ services }) => {
    const host = await startNode(services.url, "hangs")
    const path = `/api/features/hangs-${new URL(host.url).port}`
    const leaving = request(`${host.url}${site}/growthbook-proxy${path}`).on("error", () => undefined)
    leaving.end()
    // The host asks, too, for itself.
    await expect.poll(() => services.passed.filter((one) => one.path === path).length).toBeGreaterThan(1)
    leaving.destroy()
    await expect.poll(() => host.words()).toContain('"area":"flags","status":499')
    await host.stop()
  })
})
