import { defineConfig } from "@playwright/test"
import { findBrowser } from "./scripts/browser.mjs"
import type { TestOptions } from "./tests/e2e/support/fixtures"

const browser = findBrowser()

export default defineConfig<TestOptions>({
  testDir: "tests/e2e",
  outputDir: "test-results",
  globalSetup: "./tests/e2e/support/globalSetup.ts",
  fullyParallel: true,
  workers: 2,
  timeout: 30_000,
  expect: { timeout: 8000 },
  reporter: [["list"]],
  use: {
    // What the site speaks to a visitor follows from the browser's language; tests of other ones say so.
    locale: "en-GB",
    timezoneId: "Europe/Berlin",
    viewport: { width: 1280, height: 800 },
    screenshot: "only-on-failure",
    launchOptions: {
      ...(browser && browser !== "bundled" && { executablePath: browser }),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  projects: [
    { name: "site" },
    {
      // The journeys again in a browser that stores nothing; `npm run test:refused-storage`.
      name: "refused-storage",
      testMatch: /(?:activation|flows|journey|membership|outcomes|signUpMethods|tokens)\.spec\.ts$/,
      // What a reload or another document can only know from storage.
      grepInvert: /@stored/,
      use: { storageRefused: true },
    },
  ],
})
