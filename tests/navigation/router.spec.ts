import type { Page } from "@playwright/test"
import { expect, test } from "../e2e/support/fixtures"
import { controls, fillForm, namesIn, sendForm, whenHydrated } from "../e2e/support/journey"

test.use({ viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true })

const german = namesIn("de")
const english = namesIn("en")

async function slowDown(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  await browser.send("Emulation.setCPUThrottlingRate", { rate: 4 })
}

/** Scrolls by touch, to a distance from the top in CSS px. */
const scrollTo = (page: Page, y: number) => page.evaluate((top) => window.scrollTo(0, top), y)
const expectPosition = (page: Page, y: number) => expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(y)

async function goToAbout(page: Page): Promise<void> {
  // Not by a tap, which would scroll there first.
  await page.getByRole("contentinfo").getByRole("link", { name: "About us" }).dispatchEvent("click")
  await expect(page.getByRole("heading", { level: 1, name: "About Us" })).toBeVisible()
}

for (const processor of ["as it is", "four times slower"]) {
  test(`Back and Forward restore the scroll position, on a processor ${processor}`, async ({ page }) => {
    test.setTimeout(90_000)
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

test("the filled form keeps its scroll position after Back from the next page, and Forward starts at the top", async ({
  page,
}) => {
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

test("a form keeps its scroll position after a reload", { tag: "@stored" }, async ({ page }) => {
  await page.goto("de?rc=VALID-0001")
  await whenHydrated(page)
  const { email } = controls(page, german)
  await email.evaluate((field) => field.scrollIntoView({ block: "center" }))
  const left = await page.evaluate(() => Math.round(scrollY))
  expect(left).toBeGreaterThan(300)
  await page.reload()
  await expect(email).toBeInViewport()
  await expectPosition(page, left)
})
