import { test as base, expect, type BrowserContext } from "@playwright/test"
import type { SandboxServer } from "../../../src/sandbox/server"
import type { World } from "../../../src/sandbox/world"
import { builds } from "./builds"
import { makeOlder } from "./olderBrowser"
import { startSite } from "./siteServer"

/** Complaints of the browser that the test does not expect. */
interface Complaints {
  /** Allows a complaint: console messages, errors and failed requests that match the pattern. */
  allow: (words: RegExp) => void
}

/** Options of a project for all of its tests. */
export interface TestOptions {
  /** Whether local storage, session storage and cookies throw when scripts use them. */
  storageRefused: boolean
  /** Whether the browser lacks what the oldest supported browsers lack (package.json, browserslist). */
  olderBrowser: boolean
}

interface TestFixtures extends TestOptions {
  /** The mocked backend, reset before each test. */
  world: World
  complaints: Complaints
}

interface WorkerFixtures {
  /** The site with its backend over HTTP; one server per worker. */
  server: SandboxServer
  /** The same for the build that prefixes English. */
  prefixedServer: SandboxServer
}

/** Records errors from the console, the pages and the network. */
function listen(context: BrowserContext): string[] {
  const heard: string[] = []
  context.on("console", (message) => {
    heard.push(`console ${message.type()}: ${message.text()} (${message.location().url})`)
  })
  context.on("weberror", (error) => heard.push(`page error: ${error.error().message}`))
  context.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? ""
    // When a page is left, its pending requests are cancelled.
    if (reason !== "net::ERR_ABORTED") heard.push(`request failed: ${request.url()} ${reason}`)
  })
  context.on("response", (response) => {
    if (response.status() >= 400) heard.push(`status ${response.status()}: ${response.url()}`)
  })
  return heard
}

/** Makes every kind of storage throw, as browsers do that block site data. Runs in the page. */
function refuseStorage(): void {
  const throws = () => {
    throw new DOMException("The operation is insecure.", "SecurityError")
  }
  const refuse = { configurable: true, get: throws, set: throws }
  for (const name of ["localStorage", "sessionStorage"]) Object.defineProperty(window, name, refuse)
  Object.defineProperty(Document.prototype, "cookie", refuse)
}

/** Playwright's test with the site behind it. A test fails on any browser complaint that it has not allowed. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants the pattern, empty where a fixture needs no other
    async ({}, use) => {
      const server = await startSite(builds.plain)
      await use(server)
      await server.stop()
    },
    { scope: "worker" },
  ],
  prefixedServer: [
    // oxlint-disable-next-line no-empty-pattern -- as above
    async ({}, use) => {
      const server = await startSite(builds.prefixed)
      await use(server)
      await server.stop()
    },
    { scope: "worker" },
  ],
  storageRefused: [false, { option: true }],
  olderBrowser: [false, { option: true }],
  context: async ({ context, storageRefused, olderBrowser }, use) => {
    if (storageRefused) await context.addInitScript(refuseStorage)
    if (olderBrowser) await makeOlder(context)
    await use(context)
    // A response that a test has stopped waiting for would otherwise fail the run, not the test.
    for (const routed of [context, ...context.pages()]) await routed.unrouteAll({ behavior: "ignoreErrors" })
  },
  baseURL: async ({ server }, use) => use(`${server.url}/acquisition/`),
  world: [
    async ({ server }, use) => {
      server.world.reset()
      await use(server.world)
    },
    { auto: true },
  ],
  complaints: [
    async ({ context }, use) => {
      const allowed: RegExp[] = []
      const heard = listen(context)
      await use({ allow: (words) => allowed.push(words) })
      expect(heard.filter((complaint) => !allowed.some((words) => words.test(complaint)))).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
