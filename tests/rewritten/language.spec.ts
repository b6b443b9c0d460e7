import { expect, test } from "../e2e/support/fixtures"
import { whenHydrated } from "../e2e/support/journey"
import { text } from "../e2e/support/texts"
import { inOtherWords, rewrite } from "./foreignHands"

test("a translated page keeps the language of its translation until the visitor chooses another", async ({ page }) => {
  await rewrite(page, "translated")
  await page.goto("de/about-us")
  await whenHydrated(page)
  const html = page.locator("html")
  const footer = page.getByRole("contentinfo")
  const current = footer.locator("[aria-current=true]")
  await expect(html).toHaveAttribute("lang", "es")
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(inOtherWords(text("de", "about:title")))
  await expect(current).toHaveText("Deutsch")
  await footer.getByRole("link", { name: inOtherWords(text("de", "common:footer.apply")) }).click()
  await expect(page).toHaveURL(/\/de\/membership-interest$/)
  await expect(html).toHaveAttribute("lang", "es")
  await footer.getByRole("link", { name: "Svenska" }).click()
  await expect(html).toHaveAttribute("lang", "sv")
  await expect(current).toHaveText("Svenska")
})

test("a code whose referrer is denied leads to the page in the site's own language", async ({ page }) => {
  await rewrite(page, "translated")
  await page.goto("?rc=REFERER-0001")
  await expect(page).toHaveURL(/\/acquisition\/en\/registration\/deny\?reason=referrer$/)
})
