import { languages } from "../../src/lib/languages"
import { expect, test } from "./support/fixtures"
import { expectMail, namesIn, register, whenHydrated } from "./support/journey"
import { text } from "./support/texts"

test.describe("with a prefix for English", () => {
  test.use({ baseURL: async ({ prefixedServer }, use) => use(`${prefixedServer.url}/acquisition/`) })

  test.beforeEach(({ prefixedServer }) => prefixedServer.world.reset())

  test("the start page keeps its URL, and all its links carry /en", async ({ page }) => {
    await page.goto("")
    await whenHydrated(page)
    await expect(page).toHaveURL(/\/acquisition\/$/)
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/acquisition\/en$/)
    const links = await page.getByRole("link").evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""))
    const prefixed = new RegExp(`^/acquisition/(?:${languages.join("|")})(?:/|$)`)
    const unprefixed = links.filter((href) => /^\/acquisition\b/.test(href) && !prefixed.test(href))
    expect(unprefixed).toEqual([])
    expect(links).toContain("/acquisition/en/about-us")
  })

  test("a deep link opened by an English visitor leads to /en", async ({ page }) => {
    await page.goto("about-us?x=1#y")
    await expect(page).toHaveURL(/\/acquisition\/en\/about-us\?x=1#y$/)
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(text("en", "about:title"))
  })

  test("choosing English at /de leads to /en", async ({ page }) => {
    await page.goto("de/about-us")
    await page.getByRole("link", { name: "English", exact: true }).click()
    await expect(page).toHaveURL(/\/acquisition\/en\/about-us$/)
    await expect(page.locator("html")).toHaveAttribute("lang", "en")
  })

  test("a visitor registers", async ({ page, prefixedServer }) => {
    await page.goto("")
    await register(page, namesIn("en"))
    await expect(page).toHaveURL(/\/acquisition\/en\/registration\/formfinished$/)
    expectMail(prefixedServer.world, "en")
  })
})
