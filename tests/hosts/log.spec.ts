import { readdirSync, readFileSync } from "node:fs"
import { ask } from "./support/ask"
import { startServices } from "./support/services"
import { expect, fileText, forEveryHost, site, test } from "./support/hostTest"

/** The name of each operation that the site sends by HTTP. */
const operations = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".graphql"))
  .flatMap((file) => [...readFileSync(`src/${file}`, "utf8").matchAll(/^(?:query|mutation) (\w+)/gm)])
  .map(([, name = ""]) => name)

/** What is logged of requests, without what is empty. */
function requestsIn(words: string): Record<string, unknown>[] {
  const lines = words.split("\n").filter((line) => line.startsWith("{"))
  return lines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ event }) => event === "request")
    .map((facts) => Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== "")))
}

/** What each line says. */
function common() {
  const { release } = JSON.parse(fileText("health.json")) as { release: string }
  return { at: expect.any(String), event: "request", release, ms: expect.any(Number) }
}

const secrets = { cookie: "authToken=SECRET", "x-forwarded-for": "203.0.113.7", "user-agent": "SECRET" }

forEveryHost(
  (host) => {
    test("logs what requests were, and nothing of their visitors", async ({ url, words }) => {
      const wanted: Record<string, unknown>[] = []
      const send = async (path: string, facts: Record<string, unknown>, body?: string) => {
        const method = body === undefined ? "GET" : "POST"
        const { headers } = await ask(url, path, { method, headers: secrets, ...(body !== undefined && { body }) })
        expect([path, headers["x-release"]]).toEqual([path, common().release])
        wanted.push({ ...common(), ...facts })
      }
      await send("/SECRET", { area: "outside", status: 404 })
      await send(`${site}/?rc=SECRET`, { area: "pages", status: 200 })
      await send(`${site}/SECRET@example.com`, { area: "pages", status: 404 })
      await send(`${site}/assets/SECRET.js`, { area: "assets", status: 404 })
      await send(`${site}/growthbook-proxy/api/SECRET`, { area: "flags", status: 200 })
      await send(`${site}/graphql`, { area: "backend", status: 200 }, '{"operationName":"SECRET"}')
      for (const operation of operations) {
        const body = JSON.stringify({ operationName: operation, query: "SECRET" })
        await send(`${site}/graphql`, { area: "backend", status: 200, operation }, body)
      }
      await expect.poll(() => requestsIn(words())).toEqual(expect.arrayContaining(wanted))
      // The runtime of the worker on this machine has words of its own.
      const own = words()
        .split("\n")
        .filter((line) => !host.decides || line.startsWith("{"))
      expect(own.join("\n")).not.toMatch(/SECRET|203\.0\.113\.7/)
    })

    test("logs why a service could not be reached, and nothing of who asked", async () => {
      test.skip(host.missing() !== undefined && !process.env["CI"], host.missing())
      const gone = await startServices()
      await gone.stop()
      const running = await host.start(gone.url)
      await ask(running.url, `${site}/graphql?SECRET`, { method: "POST", headers: secrets, body: "{}" })
      const error = { nginx: "unreachable", "the Node host": "ECONNREFUSED" }[host.name] ?? "failed"
      const failed = { ...common(), area: "backend", status: 502, error }
      await expect.poll(() => requestsIn(running.words())).toEqual([failed])
      if (host.name !== "Cloudflare's runtime") expect(running.words()).not.toContain("SECRET")
      await running.stop()
    })
  },
  ({ proxies }) => proxies,
)
