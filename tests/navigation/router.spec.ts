import type { Page } from "@playwright/test"
import { expect, test } from "../e2e/support/fixtures"
import { controls, fillForm, namesIn, sendForm, tickTerms, whenHydrated } from "../e2e/support/journey"
import { text } from "../e2e/support/texts"

/**
 * The contract of the router (src/router): what holds whichever library is behind it. navigation.spec.ts asks the same
 * of every page.
 */

test.use({ viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true })

const german = namesIn("de")
const english = namesIn("en")

async function slowDown(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  await browser.send("Emulation.setCPUThrottlingRate", { rate: 4 })
}

/**
 * Scrolls as by a wheel, to a distance from the top in CSS px, once the page that was navigated to has been painted: a
 * restored position is held only until the visitor moves.
 */
const scrollTo = (page: Page, y: number) =>
  page.evaluate(async (top) => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    window.dispatchEvent(new WheelEvent("wheel"))
    window.scrollTo(0, top)
  }, y)
const expectPosition = (page: Page, y: number) => expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(y)

async function goToAbout(page: Page): Promise<void> {
  // Not by a tap, which would scroll there first.
  await page.getByRole("contentinfo").getByRole("link", { name: "About us" }).dispatchEvent("click")
  await expect(page.getByRole("heading", { level: 1, name: "About Us" })).toBeVisible()
}

for (const processor of ["as it is", "four times slower"]) {
  test(`Back and Forward restore the scroll position, on a processor ${processor}`, async ({ page }) => {
    // So low that no heading is in sight: to focus it moves nothing.
    await page.setViewportSize({ width: 412, height: 200 })
    await page.goto("")
    await whenHydrated(page)
    await expect(page.getByRole("heading", { level: 2 }).nth(3)).toBeAttached()
    if (processor !== "as it is") await slowDown(page)
    for (const [landing, about] of [
      [640, 120],
      [900, 60],
      [300, 200],
    ] as const) {
      await scrollTo(page, landing)
      await goToAbout(page)
      await expectPosition(page, 0)
      await scrollTo(page, about)
      await page.goBack()
      await expectPosition(page, landing)
      await page.goForward()
      await expect(page.getByRole("heading", { level: 1, name: "About Us" })).toBeVisible()
      await expectPosition(page, about)
      await page.goBack()
      await expectPosition(page, landing)
    }
  })
}

test("a double click on a page's own Back goes back once, also after a change of language", async ({ page }) => {
  await page.goto("about-us")
  await page.goto("lean?rc=VALID-0001")
  await whenHydrated(page)
  await controls(page, english).email.fill("ada@example.com")
  await tickTerms(page, english)
  await page.getByRole("button", { name: "Continue", exact: true }).click()
  await expect(controls(page, english).firstName).toBeVisible()
  await page.getByRole("banner").locator("summary").click()
  await page.getByRole("banner").getByRole("link", { name: "Deutsch" }).click()
  await expect(controls(page, german).firstName).toBeVisible()
  await page
    .getByRole("main")
    .getByRole("button", { name: text("de", "common:back"), exact: true })
    .dblclick()
  await expect(controls(page, german).email).toHaveValue("ada@example.com")
  await page.goForward()
  await expect(page.getByRole("main").getByRole("textbox").first()).toBeVisible()
  expect(new URL(page.url()).pathname).toMatch(/lean$/)
})

test("the filled form keeps its scroll position after Back, and Forward starts at the top", async ({ page }) => {
  await page.goto("de?rc=VALID-0001")
  await whenHydrated(page)
  await fillForm(page, german)
  const { create } = controls(page, german)
  await create.scrollIntoViewIfNeeded()
  const left = await page.evaluate(() => Math.round(scrollY))
  expect(left).toBeGreaterThan(300)
  await sendForm(page, german)
  await expectPosition(page, 0)
  await page.goBack()
  await expect(create).toBeInViewport()
  await expectPosition(page, left)
  await page.goForward()
  await expect(controls(page, german).finished).toBeInViewport()
  await expectPosition(page, 0)
})

test("a step that takes focus is in sight, and Back from the form for another code returns to where it was left", async ({
  page,
}) => {
  await page.setViewportSize({ width: 667, height: 375 })
  await page.goto("lean?rc=VALID-0001")
  await whenHydrated(page)
  const { code, register, email, firstName } = controls(page, english)
  const another = page.getByRole("button", { name: text("en", "landing:code.another") })
  const expectHeadingInSight = async () => {
    const heading = page.getByRole("main").getByRole("heading", { level: 2 }).first()
    await expect(heading).toBeFocused()
    await expect(heading).toBeInViewport({ ratio: 1 })
  }
  await another.scrollIntoViewIfNeeded()
  const left = await page.evaluate(() => Math.round(scrollY))
  await another.click()
  await expect(code).toBeFocused()
  await page.goBack()
  await expect(email).toBeVisible()
  await expectPosition(page, left)
  await page.goForward()
  await code.fill("NOINVITER-0001")
  await register.click()
  await expect(email).toBeVisible()
  await expectHeadingInSight()
  await email.fill("ada@example.com")
  await tickTerms(page, english)
  await page.getByRole("button", { name: "Continue", exact: true }).click()
  await expect(firstName).toBeVisible()
  await page.goBack()
  await expect(email).toBeVisible()
  await expectHeadingInSight()
})

test("a scroll position survives a reload of the next page", { tag: "@stored" }, async ({ page }) => {
  await page.goto("?rc=VALID-0001")
  await whenHydrated(page)
  await expect(controls(page, english).create).toBeVisible()
  await scrollTo(page, 700)
  await goToAbout(page)
  await scrollTo(page, 100)
  await page.reload()
  await expectPosition(page, 100)
  await whenHydrated(page)
  await page.goBack()
  await expect(controls(page, english).create).toBeAttached()
  await expectPosition(page, 700)
})
