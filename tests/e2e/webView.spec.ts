import type { Page } from "@playwright/test"
import { languageNames } from "../../src/lib/languages"
import { expect, test } from "./support/fixtures"
import { namesIn, register } from "./support/journey"

const english = namesIn("en")
const iPhone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148"

/** Makes the page believe that it is inside an app. */
const enterApp = (page: Page) =>
  page.addInitScript(() => {
    window.webkit = { messageHandlers: {} }
  })

/** The header link that is hidden inside apps. */
const logIn = (page: Page, name = "Log in") => page.getByRole("banner").getByRole("link", { name })

/** The query with which the app opens the page so that the visit returns to a URL. */
const fromApp = (address: string) =>
  `redirectUrl=${encodeURIComponent(`https://id.example.com/auth?redirect_uri=${encodeURIComponent(address)}`)}`

test.describe("inside an app", () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test("header and footer shrink to language, legal and consent links, before the first paint", async ({ page }) => {
    await enterApp(page)
    const links = () => page.locator("header, footer").getByRole("link").allTextContents()
    const shrunk = [
      ...Object.values(languageNames),
      "Terms and Conditions",
      "Privacy Policy",
      "Legal notice",
      "Accessibility",
    ]
    // The entry never loads, so it cannot have had a part in it.
    await page.route("**/assets/early-*.js", (route) => route.abort("aborted"))
    await page.goto("about-us")
    expect(await links()).toEqual(shrunk)
    await expect(page.getByRole("banner").locator("summary")).toBeVisible()
    await page.unroute("**/assets/early-*.js")
    await page.goto("about-us")
    await page.getByRole("link", { name: "Deutsch" }).click()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Über uns")
    await expect(logIn(page, "Anmelden")).toBeHidden()
  })

  test("a finished registration leads back to the app, and nowhere else", async ({ page }) => {
    await page.goto(`?${fromApp("com.example.lisiere://registered?from=site")}`)
    await register(page, english)
    const back = page.getByRole("link", { name: "Back to the app" })
    await expect(back).toHaveAttribute("href", "com.example.lisiere://registered?from=site")
  })
})

test.describe("where Google refuses to sign in", () => {
  test.use({ viewport: { width: 390, height: 844 }, userAgent: `${iPhone} Instagram 330.0.0` })

  test("the page opens in the browser, with language, page and code", async ({ page, baseURL, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"])
    await page.goto("de/social?rc=VALID-0001&email=x@example.com")
    await expect(page.getByRole("button", { name: "Weiter mit Apple" })).toBeVisible()
    await expect(page.getByRole("button", { name: "Weiter mit Google" })).toHaveCount(0)
    const address = `${baseURL}de/social?rc=VALID-0001`
    await expect(page.getByRole("link", { name: "Im Browser öffnen" })).toHaveAttribute("href", `x-safari-${address}`)
    await page.getByRole("button", { name: "Link kopieren" }).click()
    await expect(page.getByRole("status").filter({ hasText: "Link kopiert" })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)
  })
})
