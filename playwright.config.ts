import { availableParallelism } from "node:os"
import { defineConfig } from "@playwright/test"
import { findHeadlessShell, launchOptions, wholeBrowserOptions } from "./scripts/browser.mjs"
import type { BrowserTestOptions, BrowserWorkerOptions } from "./tests/browsers/support/fixtures"
import type { TestOptions } from "./tests/e2e/support/fixtures"

const inCi = process.env.CI !== undefined

/** The same engine without a browser around it. */
const shell = { use: { launchOptions: launchOptions(findHeadlessShell()) } }

/** What `npm test` runs on, and what all others need besides. */
const built = { dependencies: ["build"] }
const allBuilt = { dependencies: ["build", "build-others"] }

/** Every request, fault and journey. */
const matrix = { testDir: "tests/matrix", ...shell, ...built }

/** What the shell lacks: the back/forward cache, and hyphenation, on which it depends what moves. */
const wholeBrowser = /(?:bfcache|headings|steady)\.spec\.ts$/

/** The main journeys and every page in the browsers that have drivers of their own; `npm run test:browsers`. */
const otherBrowsers = (["Firefox", "WebKitGTK"] as const).map((engine) => ({
  name: engine,
  testDir: "tests/browsers",
  ...built,
  use: { engine },
}))

export default defineConfig<TestOptions & BrowserTestOptions, BrowserWorkerOptions>({
  testDir: "tests/e2e",
  outputDir: "test-results",
  fullyParallel: true,
  workers: Math.min(3, availableParallelism() + 1),
  // What never comes must end some time; a busy machine makes tests slow, not wrong.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: inCi,
  // In CI a test that fails runs once more, with a trace for whoever looks; what passes then is listed as flaky.
  retries: inCi ? 1 : 0,
  reporter: [["list"], ...(inCi ? [["html", { open: "never" }] as const] : [])],
  use: {
    ...(inCi && { trace: "on-first-retry", screenshot: "only-on-failure" }),
    // What the site speaks to a visitor follows from the browser's language; tests of other ones say so.
    locale: "en-GB",
    timezoneId: "Europe/Berlin",
    viewport: { width: 1280, height: 800 },
    launchOptions: wholeBrowserOptions(),
  },
  projects: [
    // The sites that the others run on, written once for all workers; `--no-deps` runs on what is there already.
    { name: "build", testMatch: "build.setup.ts", grep: /@always/ },
    { name: "build-others", testMatch: "build.setup.ts", grepInvert: /@always|@host/ },
    { name: "build-host", testMatch: "build.setup.ts", grep: /@host/ },
    { name: "site", testIgnore: [wholeBrowser, "olderBrowser.spec.ts"], ...shell, ...allBuilt },
    { name: "site-in-browser", testMatch: wholeBrowser, ...built },
    // What `npm test` runs: a journey of each flow, what is exact (bytes, files, requests), and four round trips.
    {
      name: "daily",
      testDir: "tests",
      testMatch: /\/(?:e2e|navigation|rewritten)\/.*\.spec\.ts$/,
      grep: /@daily/,
      ...shell,
      ...built,
    },
    // `npm run test:matrix`, before a release. Each pair of request, fault and journey meets in the sample already.
    { name: "matrix", ...matrix },
    { name: "matrix-sample", ...matrix, grep: /@sample/ },
    // Every page and step that holds something, and every way to move there; `npm run test:navigation`.
    { name: "navigation", testDir: "tests/navigation", ...shell, ...built },
    // The main journeys in a page that translators and password managers change; `npm run test:rewritten`.
    { name: "rewritten", testDir: "tests/rewritten", ...shell, ...built },
    // The same HTTP requests to every host; no browser.
    { name: "hosts", testDir: "tests/hosts", dependencies: ["build", "build-host"] },
    // What the hosts can serve, in figures; `npm run bench:load`.
    { name: "load", testDir: "tests/benchmark", testMatch: "load.ts", dependencies: ["build", "build-host"] },
    // The site against GraphQL servers as other people write them; only with the packages of tests/servers.
    { name: "servers", testDir: "tests/servers", ...shell, ...built },
    // Pictures of every scenario in every language and size, to look at; `npm run atlas`.
    { name: "atlas", testDir: "tests/atlas", ...shell, ...built },
    {
      // The journeys again in a browser that stores nothing; `npm run test:refused-storage`.
      name: "refused-storage",
      ...built,
      testMatch: /(?:activation|invited|journey|membership|signUpMethods|tokens)\.spec\.ts$/,
      // What a reload or another document can only know from storage; and what its absence cannot change.
      grepInvert: /@stored|@once/,
      use: { ...shell.use, storageRefused: true },
    },
    {
      // The journeys again without whatever one of the promised browsers lacks; `npm run test:older-browser`.
      name: "older-browser",
      ...built,
      testMatch: /(?:activation|early|invited|journey|membership|olderBrowser|signUpMethods|tokens)\.spec\.ts$/,
      // What an older browser cannot change is tried in `site` alone.
      grepInvert: /@once/,
      use: { ...shell.use, olderBrowser: true },
    },
    ...otherBrowsers,
  ],
})
