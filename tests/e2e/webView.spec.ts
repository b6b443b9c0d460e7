import type { Page } from "@playwright/test"
import { languageNames } from "../../src/lib/languages"
import { expectAccessible } from "./support/accessible"
import { expect, test } from "./support/fixtures"
import { namesIn, register } from "./support/journey"

const english = namesIn("en")
const iPhone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148"
const android =
  "Mozilla/5.0 (Linux; Android 14; Pixel 8; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/130.0.0.0 Mobile Safari/537.36"

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

  test("header and footer are reduced to language, legal and consent links, before the first paint", async ({
    page,
  }) => {
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
    await expect(page.getByRole("banner").getByText("Language")).toBeVisible()
    await page.unroute("**/assets/early-*.js")
    await page.goto("about-us")
    await page.getByRole("link", { name: "Deutsch" }).click()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Über uns")
    await expect(logIn(page, "Anmelden")).toBeHidden()
    await expectAccessible(page)
  })

  test("they are reduced too where only the URL tells, packed or not", async ({ page }) => {
    for (const query of [
      fromApp("com.example.lisiere://done"),
      `acqParams=${encodeURIComponent(fromApp("com.example.lisiere://done"))}`,
    ]) {
      await page.goto(`?${query}`)
      await expect(logIn(page)).toBeHidden()
    }
    await page.goto(`?${fromApp("https://shop.example.com/")}`)
    await expect(logIn(page)).toBeVisible()
  })

  test("an app whose scheme only the settings know changes nothing in the layout", async ({ page, world }) => {
    world.state.settings = { appUrlScheme: "com.example.other" }
    await page.goto(`?rc=VALID-0001&${fromApp("com.example.other://done")}`)
    await expect(logIn(page)).toBeVisible()
  })

  test("a finished registration leads back to the app, and nowhere else", async ({ page }) => {
    await page.goto(`?${fromApp("com.example.lisiere://registered?from=site")}`)
    await register(page, english)
    const back = page.getByRole("link", { name: "Back to the app" })
    await expect(back).toHaveAttribute("href", "com.example.lisiere://registered?from=site")
    await expectAccessible(page)
  })

  test("an address that is not the app's does not lead back to it", async ({ page }) => {
    await page.goto(`?${fromApp("javascript:alert(1)")}`)
    await register(page, english)
    await expect(page.getByRole("link", { name: "Back to the app" })).toHaveCount(0)
  })

  test("an activated account leads back to the app", async ({ page }) => {
    await page.goto(
      `registration/activateaccount?activationId=activation-pending&${fromApp("com.example.lisiere:/activated")}`,
    )
    await page.getByRole("button", { name: "Activate my account" }).click()
    await expect(page.getByRole("link", { name: "Back to the app" })).toHaveAttribute(
      "href",
      "com.example.lisiere:/activated",
    )
  })
})

test.describe("where Google refuses to sign in", () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test.describe("on iOS", () => {
    test.use({ userAgent: `${iPhone} Instagram 330.0.0` })

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
      await expectAccessible(page)
    })

    test("a link that cannot be copied is selected", async ({ page }) => {
      await page.addInitScript(() => Object.defineProperty(navigator, "clipboard", { value: undefined }))
      await page.goto("social?rc=VALID-0001")
      await page.getByRole("button", { name: "Copy link" }).click()
      await expect(page.getByText("The link is selected")).toBeVisible()
      expect(await page.evaluate(() => getSelection()?.toString() ?? "")).toContain("/en/social?rc=VALID-0001")
    })
  })

  test.describe("on Android", () => {
    test.use({ userAgent: android })

    test("the page opens in the browser through an intent", async ({ page, server }) => {
      await page.goto("social?rc=VALID-0001")
      const host = new URL(server.url).host
      await expect(page.getByRole("link", { name: "Open in browser" })).toHaveAttribute(
        "href",
        `intent://${host}/acquisition/en/social?rc=VALID-0001#Intent;scheme=http;action=android.intent.action.VIEW;category=android.intent.category.BROWSABLE;end`,
      )
    })
  })

  test.describe("but in Chrome on iOS", () => {
    test.use({ userAgent: `${iPhone} CriOS/130.0 Safari/604.1` })

    test("Google stays, although the browser looks like an app", async ({ page }) => {
      await enterApp(page)
      await page.goto("social?rc=VALID-0001")
      await expect(page.getByRole("button", { name: "Continue with Google" })).toBeVisible()
      await expect(page.getByRole("link", { name: "Open in browser" })).toHaveCount(0)
    })
  })
})
