import { writeFileSync } from "node:fs"
import { languages } from "../../src/lib/languages"
import { test } from "../e2e/support/fixtures"
import { completePage } from "../support/completePage"
import { openScenario, siteScenarios } from "../support/openScenario"
import { atlasPage } from "./atlasPage"

const sizes = {
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1440, height: 900 },
}

/** A part of the pictures is taken by its title: `npm run atlas -- -g "de, phone.*Forms"`. */
for (const language of languages) {
  for (const [size, viewport] of Object.entries(sizes)) {
    test.describe(`${language}, ${size}`, () => {
      test.use({ viewport, contextOptions: { reducedMotion: "reduce" } })

      for (const [name, , group] of siteScenarios) {
        test(`${group}: ${name}`, async ({ page, complaints }) => {
          // What fails here is meant to fail.
          complaints.allow(/./)
          await openScenario(page, name, language)
          // Whatever ends up under the pointer after a press would look hovered.
          await page.mouse.move(0, 0)
          await completePage(page)
          const file = `${language}-${size}-${group}-${name}`.replaceAll(/[^\w-]+/g, "-")
          await page.screenshot({
            path: `atlas/${file}.jpg`,
            type: "jpeg",
            quality: 70,
            scale: "css",
            // A modal fills the window, not the page.
            fullPage: (await page.locator("dialog[open]").count()) === 0,
          })
        })
      }
    })
  }
}

test.afterAll(() => writeFileSync("atlas/index.html", atlasPage("atlas")))
