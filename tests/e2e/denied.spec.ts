import { denyReasons } from "../../src/router/denyPath"
import { expect, test } from "./support/fixtures"
import { holdEntry, whenHydrated } from "./support/journey"
import { text } from "./support/texts"

const invalid = text("en", "access:deny.invalid")
const words = {
  invalid: [invalid, text("en", "access:deny.gladly")],
  expired: [text("en", "access:deny.expired"), text("en", "access:deny.renew")],
  referrer: [text("en", "access:deny.denied"), text("en", "access:deny.referrer")],
  "waiting-list": [text("en", "access:deny.denied"), text("en", "access:deny.waitingList")],
} as const

for (const reason of denyReasons) {
  test(`the reason ${reason} is given before the page's scripts have loaded, and by them`, async ({ page }) => {
    const [title, explanation] = words[reason]
    const held = await holdEntry(page)
    await page.goto(`registration/deny?reason=${reason}`, { waitUntil: "commit" })
    const heading = page.getByRole("heading", { level: 1, name: title, exact: true })
    const link = page.getByRole("main").getByRole("link").first()
    const check = async () => {
      await expect(heading).toBeVisible()
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1)
      await expect(page.getByText(explanation)).toBeVisible()
      await expect(page.getByText(text("en", "access:deny.gladly"))).toBeVisible({ visible: reason === "invalid" })
    }
    await check()
    await expect(page).toHaveTitle(/^Access denied/)
    await link.focus()
    held.release()
    await whenHydrated(page)
    await check()
    await expect(page).toHaveTitle(new RegExp(`^${title}`))
    // What a visitor has reached with the keyboard stays where it was.
    await expect(link).toBeFocused()
  })
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("the deny page gives the plain reason", async ({ page, complaints }) => {
    // The preloads, for which there is no use.
    complaints.allow(/\.js csp$/)
    await page.goto("registration/deny?reason=expired")
    await expect(page.getByRole("heading", { level: 1, name: invalid, exact: true })).toBeVisible()
    await expect(page.getByText(text("en", "access:deny.renew"))).toBeHidden()
  })
})
