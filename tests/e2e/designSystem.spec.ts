import { readFileSync } from "node:fs"
import { expectAccessible } from "./support/accessible"
import { builds } from "./support/builds"
import { expect, test as base } from "./support/fixtures"
import { filesOf } from "./support/site"
import { startSite } from "./support/siteServer"

const path = "sandbox/design-system"

/** The QA build, which alone has the page. */
const test = base.extend({
  // oxlint-disable-next-line no-empty-pattern -- Playwright wants the pattern
  baseURL: async ({}, use) => {
    const { url, stop } = await startSite(builds.qa)
    await use(`${url}/acquisition/`)
    await stop()
  },
})

test("every component in every state has no barriers, on either surface", async ({ page }) => {
  // Some hundred elements on each of the two surfaces.
  await page.goto(path)
  await expect(page.getByRole("heading", { level: 2, name: "Layers, on dark" })).toBeVisible()
  // Banners fade in; half transparent their words have too little contrast.
  for (const banner of await page.getByRole("region", { name: /^(?:News|An occasion) on / }).all())
    await expect(banner).toHaveCSS("opacity", "1")
  await expectAccessible(page)
})

test("every component fits a phone of 320", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await page.goto(path)
  await expect(page.getByRole("heading", { level: 2, name: "Layers, on dark" })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

test("a dialog opens from the page, without barriers, and gives focus back", async ({ page }) => {
  await page.goto(path)
  const opener = page.getByRole("button", { name: "Open the wide dialog" }).first()
  await opener.click()
  await expect(page.getByRole("dialog", { name: "Terms and conditions" })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press("Escape")
  await expect(opener).toBeFocused()
})

test("the site as it goes live has nothing of the page", () => {
  const texts = filesOf(builds.plain).filter((file) => /\.(?:html|js|css)$/.test(file))
  const traces = texts.filter((file) => /design-?system/i.test(readFileSync(`${builds.plain}/${file}`, "utf8")))
  expect(traces).toEqual([])
  expect(filesOf(builds.plain).filter((file) => file.startsWith(path))).toEqual([])
})
