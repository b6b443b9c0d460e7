import { execFileSync } from "node:child_process"
import { readFileSync, writeFileSync } from "node:fs"
import { completePage } from "../support/completePage"
import { findBrowser } from "../../scripts/browser.mjs"
import { slugs } from "../../src/services/settings/landing"
import type { Language } from "../../src/lib/languages"
import { expect, test } from "../e2e/support/fixtures"
import { openScenario } from "../support/openScenario"

/** Stored beside the pictures: what they were taken with. */
const machineFile = "tests/visual/references/machine.json"

interface Machine {
  /** Version of the browser. */
  browser: string
  /** The system font behind each of the fallback families. */
  fonts: Record<string, string>
}

/** The file of the font that the system uses for a family; empty if it cannot tell. */
function fontFor(family: string): string {
  try {
    return execFileSync("fc-match", [family], { encoding: "utf8" }).trim()
  } catch {
    return ""
  }
}

/** What affects rendering on this machine: pictures from another one differ in every letter. */
function readMachine(version: string): Machine {
  const families = ["Arial", "Georgia", "Times New Roman", "Roboto", "sans-serif", "serif"]
  return { browser: version, fonts: Object.fromEntries(families.map((family) => [family, fontFor(family)])) }
}

const screens = {
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1440, height: 900 },
} as const

/** Scenario and language of each page, by the name of its pictures. */
const pages: Record<string, [scenario: string, language: Language]> = {
  start: ["Without a code", "en"],
  "start-de": ["Without a code", "de"],
  ...Object.fromEntries(slugs.map((slug) => [slug, [slug, "en"]])),
  // Visitors without an approval are denied.
  "waiting-list": ["Token and code", "en"],
}

/**
 * Removes the background pictures: they are the same on every page, and ten times the size of the content beside them.
 */
function withoutCloth(): void {
  for (const picture of document.querySelectorAll("picture")) picture.style.visibility = "hidden"
}

test.use({ contextOptions: { reducedMotion: "reduce" } })

test.beforeEach(({ browser }, { config }) => {
  const machine = readMachine(browser.version())
  if (config.updateSnapshots === "all" || config.updateSnapshots === "changed") {
    writeFileSync(machineFile, `${JSON.stringify(machine, null, 2)}\n`)
    return
  }
  const recorded: unknown = JSON.parse(readFileSync(machineFile, "utf8"))
  test.skip(
    JSON.stringify(recorded) !== JSON.stringify(machine),
    `the pictures were taken with another browser or other fonts than ${machine.browser} (${findBrowser()})`,
  )
})

for (const [name, [scenario, language]] of Object.entries(pages)) {
  for (const [screen, viewport] of Object.entries(screens)) {
    test.describe(screen, () => {
      test.use({ viewport })

      test(`the landing page ${name} looks as it did`, async ({ page }) => {
        await openScenario(page, scenario, language)
        await completePage(page)
        if (name !== "start") await page.evaluate(withoutCloth)
        await expect(page).toHaveScreenshot(`${name}-${screen}.png`, {
          fullPage: name.startsWith("start"),
          scale: "css",
          animations: "disabled",
          caret: "hide",
          maxDiffPixelRatio: 0.002,
          threshold: 0.15,
        })
      })
    })
  }
}
