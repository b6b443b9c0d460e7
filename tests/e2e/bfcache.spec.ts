import { readFileSync } from "node:fs"
import type { Page } from "@playwright/test"
import { builds } from "./support/builds"
import { press, setUp } from "./support/dataLayer"
import { expect, test } from "./support/fixtures"
import { controls, fillForm, namesIn, newEmail, register, sendForm, sent, whenHydrated } from "./support/journey"
import { filesOf } from "./support/site"
import { text } from "./support/texts"

const english = namesIn("en")
const minute = 60_000

declare global {
  interface Window {
    /** Set in a page before it is left; still there only if the same page is restored. */
    leftAlive?: true
  }
}

// Playwright disables the back/forward cache because it does not track pages in it; these tests need it.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ["--disable-back-forward-cache"] }),
})

/** Follows a link to another site. */
async function leave(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.leftAlive = true
  })
  await page.evaluate(() => location.assign("/entrance/contact"))
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Customer service/)
}

/** Goes back from there. Playwright's own goBack waits for a document load, which never happens. */
async function goBack(page: Page): Promise<void> {
  await page.evaluate(() => history.back())
  await expect(page.getByText("Customer service (sandbox)")).toHaveCount(0)
}

/** The page was restored as it was left, not reloaded. */
const expectSamePage = async (page: Page) => expect(await page.evaluate(() => window.leftAlive)).toBe(true)

/** Advances the device's clock while a page is in the cache. Call before the first page. */
async function passTimeInCache(page: Page, milliseconds: number): Promise<void> {
  await page.addInitScript((passed) => {
    const now = Date.now.bind(Date)
    const shift = () => {
      Date.now = () => now() + passed
    }
    // A page that is reloaded after that has the later time too.
    if (sessionStorage.getItem("passed")) shift()
    addEventListener("pageshow", ({ persisted }) => {
      if (!persisted) return
      sessionStorage.setItem("passed", "yes")
      shift()
    })
  }, milliseconds)
}

test.beforeEach(({ complaints }) => {
  // The browser closes the sockets of cached pages.
  complaints.allow(/WebSocket connection to .* failed: Page entered Back-Forward Cache/)
})

test("with every third-party service enabled, pages are restored too", async ({ page, server, world }) => {
  await setUp(
    page,
    world,
    {},
    {
      growthbookClientKey: "sdk-test",
      sentryDsn: `${server.url.replace("://", "://key@")}/7`,
      acqBackendWebsocketURL: `${server.url.replace("http", "ws")}/acquisition/graphql-ws`,
    },
  )
  await page.goto("?rc=VALID-0001")
  await press(page, "Accept all")
  await fillForm(page, english)
  await leave(page)
  await goBack(page)
  await expectSamePage(page)
  await sendForm(page, english)
  await leave(page)
  const listening = page.waitForEvent("websocket")
  await goBack(page)
  await expectSamePage(page)
  await expect(page.getByText(newEmail)).toBeVisible()
  await listening
})

test.describe("what time or another page has changed meanwhile", () => {
  test("the wait before another e-mail has elapsed", async ({ page, world }) => {
    await passTimeInCache(page, 5 * minute)
    await page.goto("")
    await register(page, english)
    const again = page.getByRole("button", { name: text("en", "registration:finished.resend") })
    await expect(again).toHaveAttribute("aria-disabled", "true")
    await leave(page)
    await goBack(page)
    await expectSamePage(page)
    await expect(again).not.toHaveAttribute("aria-disabled")
    await again.click()
    await expect.poll(() => sent(world, "resendActivationEmail")).toHaveLength(1)
  })

  test("an expired draft is gone", { tag: "@stored" }, async ({ page }) => {
    await passTimeInCache(page, 31 * minute)
    await page.goto("?rc=VALID-0001")
    await fillForm(page, english)
    await leave(page)
    await goBack(page)
    const { create, firstName, email } = controls(page, english)
    await expect(firstName).toHaveValue("")
    await expect(create).toBeVisible()
    await expect(email).toHaveValue("")
  })

  test("the redirect to the login counts down from the start again", async ({ page }) => {
    await passTimeInCache(page, minute)
    await page.goto("registration/registrationformemailactivecomplete")
    await expect(page.getByText(/login page in \d\sseconds?\.$/).first()).toBeVisible()
    await leave(page)
    await goBack(page)
    await expect(page.locator("main [aria-hidden]").getByText(/in [123]\sseconds?/)).toBeVisible()
    await page.getByRole("button", { name: text("en", "registration:exists.stop") }).click()
    await expectSamePage(page)
    await expect(page.getByText(text("en", "registration:exists.stopped"))).toBeVisible()
  })

  test("a visitor who has signed in is greeted as a member", async ({ page }) => {
    await page.goto("")
    await whenHydrated(page)
    const banner = page.getByRole("banner")
    await banner.getByRole("link", { name: "Log in" }).click()
    await page.getByRole("link", { name: "Sign in as a member" }).click()
    await expect(page).toHaveURL(/:\d+\/$/)
    await page.evaluate(() => history.go(-2))
    await expect(banner.getByRole("link", { name: "Go to the shop" })).toBeVisible()
  })
})

test("no script listens for unload, which would disable the back/forward cache", () => {
  const scripts = filesOf(builds.plain).filter((file) => /\.(?:js|html)$/.test(file))
  expect(scripts.length).toBeGreaterThan(0)
  const listening = scripts.filter((file) =>
    /["'`](?:before)?unload["'`]|\bon(?:before)?unload\b/.test(readFileSync(`${builds.plain}/${file}`, "utf8")),
  )
  expect(listening).toEqual([])
})
