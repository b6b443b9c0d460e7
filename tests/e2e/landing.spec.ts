import type { Page } from "@playwright/test"
import { expect, test } from "./support/fixtures"
import { controls, namesIn, whenHydrated } from "./support/journey"
import { movedParts, watchShifts } from "./support/layout"
import { text } from "./support/texts"

const english = namesIn("en")

/** The banner region. */
const banner = (page: Page) => page.getByRole("region", { name: text("en", "variants:banner.label") })

const closeBanner = (page: Page) => banner(page).getByRole("button", { name: "Hide this notice" })

/** The carousel of labels, and its buttons. */
function carousel(page: Page) {
  const row = page.getByRole("list", { name: "A few of the names inside" })
  return {
    row,
    previous: page.getByRole("button", { name: "Previous labels" }),
    next: page.getByRole("button", { name: "More labels" }),
    position: () => row.evaluate((element) => Math.round(element.scrollLeft)),
    /** How far it can scroll, in CSS px. */
    end: () => row.evaluate((element) => element.scrollWidth - element.clientWidth),
  }
}

test("a banner can be closed for the session, and moves nothing", async ({ page, context, complaints }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await watchShifts(page)
  // A late font moves headings, where none of the fallbacks is installed.
  complaints.allow(/woff2/)
  await page.route("**/*.woff2", (route) => route.abort())
  await page.goto("social")
  await whenHydrated(page)
  await expect(banner(page)).toContainText(/^500\snew items, daily at midnight/)
  await closeBanner(page).click()
  await expect(banner(page)).toHaveCount(0)
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused()
  expect(await movedParts(page, true)).toEqual([])
  await page.reload()
  await whenHydrated(page)
  await expect(banner(page)).toHaveCount(0)
  await expect(controls(page, english).code).toBeVisible()
  expect(await movedParts(page, true)).toEqual([])
  const other = await context.newPage()
  await other.goto("social")
  await expect(banner(other)).toBeVisible()
})

test("a closed banner stays closed when another is closed", async ({ page }) => {
  for (const slug of ["social", "black-friday"]) {
    await page.goto(slug)
    await whenHydrated(page)
    await closeBanner(page).click()
  }
  await page.goto("social")
  await whenHydrated(page)
  await expect(banner(page)).toHaveCount(0)
})

test.describe("the labels", () => {
  test("scroll by buttons, which are disabled at the ends", async ({ page }) => {
    await page.goto("")
    const { row, previous, next, position, end } = carousel(page)
    await row.scrollIntoViewIfNeeded()
    await expect(previous).toHaveAttribute("aria-disabled", "true")
    await next.click()
    await expect.poll(position).toBeGreaterThan(300)
    await expect(previous).not.toHaveAttribute("aria-disabled")
    await expect(async () => {
      // A click waits for the button to be enabled.
      if ((await next.getAttribute("aria-disabled")) === null) await next.click({ timeout: 500 })
      await expect(next).toHaveAttribute("aria-disabled", "true", { timeout: 500 })
    }).toPass()
    await expect.poll(position).toBeGreaterThanOrEqual((await end()) - 2)
    await expect(next).toBeFocused()
  })

  test("never move by themselves, and can be scrolled before any script has loaded", async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(`${baseURL}`)
    const { row, next, position, end } = carousel(page)
    await expect(next).toHaveCount(0)
    expect(await end()).toBeGreaterThan(0)
    expect(await row.evaluate((element) => element.getAnimations({ subtree: true }).length)).toBe(0)
    await row.hover()
    await page.mouse.wheel(400, 0)
    await expect.poll(position).toBeGreaterThan(0)
    await context.close()
  })
})

/** Whether the slanted cover of the first picture below the hero has moved off it. */
const isUncovered = (page: Page) =>
  page
    .locator("section picture")
    .first()
    .evaluate((element) => new DOMMatrix(getComputedStyle(element, "::after").transform).e > element.clientWidth)

for (const [reducedMotion, whenNear] of [
  ["no-preference", false],
  ["reduce", true],
] as const)
  test.describe(`with reduced motion: ${reducedMotion}`, () => {
    test.use({ contextOptions: { reducedMotion } })

    test("a picture is fully visible once it has been scrolled into view", async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 600 })
      await page.goto("")
      await expect(carousel(page).next).toBeAttached()
      await page.mouse.wheel(0, 30)
      await expect.poll(() => isUncovered(page)).toBe(whenNear)
      await page.getByRole("heading", { name: text("en", "sections:benefits.heading") }).scrollIntoViewIfNeeded()
      await expect.poll(() => isUncovered(page)).toBe(true)
    })
  })

test("links to the app appear only if its store URLs are set", async ({ page, world }) => {
  const link = page.getByRole("main").getByRole("link", { name: "App Store" })
  await page.goto("")
  await whenHydrated(page)
  await expect(link).toHaveCount(0)
  world.state.settings = { appStoreUrl: "https://apps.example.com/lisiere" }
  await page.goto("")
  await expect(link).toHaveAttribute("href", "https://apps.example.com/lisiere")
  await expect(page.getByRole("link", { name: "Google Play" })).toHaveCount(0)
})
