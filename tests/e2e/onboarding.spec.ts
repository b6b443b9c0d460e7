import type { Page } from "@playwright/test"
import { expect, test } from "./support/fixtures"
import { holdRequests } from "./support/holdRequests"
import { controls, namesIn, whenHydrated } from "./support/journey"
import { text } from "./support/texts"

// How its steps are walked through: src/pages/landing/cases/onboarding.test.tsx.

/** A landing page with the four-step onboarding. */
const address = "welcome-10"

const dialogIn = (page: Page) => page.getByRole("dialog")

const titles = ["Welcome to Lisière", "500 luxury brands", "Shop with confidence", "Create your account"]

/** Expects a step, counted from 1: its heading has focus. */
async function expectStep(page: Page, number: number): Promise<void> {
  await expect(dialogIn(page).getByRole("heading", { name: titles[number - 1] ?? "", exact: true })).toBeFocused()
}

/** Swipes sideways with one finger across the middle of the screen, by a distance in CSS px. */
async function swipe(page: Page, distance: number): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", x: number) =>
    browser.send("Input.dispatchTouchEvent", { type, touchPoints: type === "touchEnd" ? [] : [{ x, y: 420 }] })
  await touch("touchStart", 195)
  for (const share of [0.25, 0.5, 0.75, 1]) await touch("touchMove", 195 + distance * share)
  await touch("touchEnd", 0)
}

test("each step has a picture of its own, of which only the next is fetched ahead", async ({ page }) => {
  const fetched = new Set<string>()
  page.on("request", (request) => {
    const name = /\/assets\/(onboarding|selvedge|letter|curtain-open)-/.exec(request.url())?.[1]
    if (name) fetched.add(name)
  })
  await page.goto(address)
  for (const index of titles.keys()) {
    await expectStep(page, index + 1)
    await page.waitForLoadState("networkidle")
    const pictures = ["onboarding", "selvedge", "letter", "curtain-open"].slice(0, index + 2)
    await expect.poll(() => [...fetched].toSorted()).toEqual(pictures.toSorted())
    if (index < 3) await dialogIn(page).getByRole("button", { name: "Continue" }).click()
  }
})

test("it does not interrupt a visitor who has begun the form", async ({ page }) => {
  const gate = await holdRequests(page, /assets\/Onboarding-.*\.js/)
  await page.goto(address, { waitUntil: "commit" })
  await whenHydrated(page)
  const { code } = controls(page, namesIn("en"))
  await code.fill("VALID")
  const loaded = page.waitForResponse(/assets\/Onboarding-.*\.js/)
  gate.release()
  await loaded
  // The last part of the page is hydrated: whatever opens by itself has opened by then.
  await expect(page.getByRole("button", { name: text("en", "sections:brands.next") })).toBeAttached()
  await code.pressSequentially("-0001")
  await expect(code).toHaveValue("VALID-0001")
  await expect(dialogIn(page)).toHaveCount(0)
})

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test("it fills the screen and follows swipes", async ({ page }) => {
    await page.goto(address)
    await expectStep(page, 1)
    expect(await dialogIn(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 })
    await swipe(page, -150)
    await expectStep(page, 2)
    await swipe(page, -20)
    await expectStep(page, 2)
    await swipe(page, 150)
    await expectStep(page, 1)
    await swipe(page, 150)
    await expectStep(page, 1)
  })
})
