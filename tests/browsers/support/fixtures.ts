import { test as base } from "@playwright/test"
import { findFirefox, findWebKit } from "../../../scripts/browser.mjs"
import type { SandboxServer } from "../../../src/sandbox/server"
import type { World } from "../../../src/sandbox/world"
import { builds } from "../../e2e/support/builds"
import { startSite } from "../../e2e/support/siteServer"
import { startFirefox } from "./firefox"
import type { Engine } from "./tab"
import { createVisitor, type Visitor } from "./visitor"
import { complaintsOf, createWatchedSite } from "./watchedSite"
import { startWebKit } from "./webkit"

/** Options of a test file. */
export interface BrowserTestOptions {
  /** Whether to open a page is to wait until everything has loaded. */
  waitsForLoad: boolean
}

/** Options of a whole worker. */
export interface BrowserWorkerOptions {
  engine: "Firefox" | "WebKitGTK"
}

interface TestFixtures extends BrowserTestOptions {
  /** The mocked backend, reset before each test. */
  world: World
  /** A visitor with a fresh tab. A test fails if its pages report an error. */
  visitor: Visitor
}

interface WorkerFixtures extends BrowserWorkerOptions {
  server: SandboxServer
  /** Undefined where the browser is not installed. */
  running: Engine | undefined
}

async function startEngine(name: BrowserWorkerOptions["engine"]): Promise<Engine | undefined> {
  const firefox = findFirefox()
  const webkit = findWebKit()
  if (name === "Firefox") return firefox === undefined ? undefined : startFirefox(firefox)
  return webkit && startWebKit(webkit)
}

/** Playwright's runner, with the site and a browser that Playwright itself cannot drive. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  engine: ["Firefox", { option: true, scope: "worker" }],
  waitsForLoad: [true, { option: true }],
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants the pattern, empty where a fixture needs no other
    async ({}, provide) => {
      const site = createWatchedSite(builds.plain)
      const server = await startSite(site.folder)
      await provide(server)
      await server.stop()
      site.remove()
    },
    { scope: "worker" },
  ],
  running: [
    async ({ engine }, provide) => {
      const started = await startEngine(engine)
      // The test list does not say why a test is skipped.
      if (!started) process.stdout.write(`${engine} is not installed: \`node scripts/setup.mjs --all\` installs it.\n`)
      await provide(started)
      await started?.stop()
    },
    { scope: "worker", timeout: 180_000 },
  ],
  world: async ({ server }, provide) => {
    server.world.reset()
    await provide(server.world)
  },
  visitor: async ({ engine, running, server, world, waitsForLoad }, provide, testInfo) => {
    // The previous test's tab may have changed it after that test's end.
    world.reset()
    // Where everything has to be tested, a missing browser is a failure.
    testInfo.skip(!running && !process.env["CI"], `${engine} is not installed`)
    if (!running) throw new Error(`${engine} is not installed`)
    const tab = await running.newTab(waitsForLoad)
    try {
      await provide(createVisitor(tab, `${server.url}/acquisition/`))
      if (testInfo.status === testInfo.expectedStatus) base.expect(await complaintsOf(tab)).toEqual([])
      else await testInfo.attach("screen", { body: Buffer.from(await tab.picture()), contentType: "image/png" })
    } finally {
      await tab.close()
    }
  },
})

export { expect } from "@playwright/test"
