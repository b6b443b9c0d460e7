import type { Page } from "@playwright/test"
import type { Language } from "../../src/lib/languages"
import { expect, test } from "./support/fixtures"
import { holdRequests } from "./support/holdRequests"
import { controls, enterCode, namesIn, whenHydrated } from "./support/journey"
import { text } from "./support/texts"

const english = namesIn("en")

/** Landing pages with the four-step onboarding, and with the two-step one. */
const long = "welcome-10"
const short = "viral"

/** The onboarding dialog: its controls, and the heading of the current step. */
function onboarding(page: Page) {
  const dialog = page.getByRole("dialog")
  const button = (name: string) => dialog.getByRole("button", { name, exact: true })
  return {
    dialog,
    heading: (name: string) => dialog.getByRole("heading", { name, exact: true }),
    next: button("Continue"),
    back: button("Back"),
    skip: button("Skip the introduction"),
    create: button("Create account"),
  }
}

/** Expects a step: its heading has focus and is announced with its number; the others are inert. */
async function expectStep(page: Page, name: string, number: number, count: number): Promise<void> {
  const { dialog, heading } = onboarding(page)
  await expect(heading(name)).toBeFocused()
  await expect(heading(name)).toHaveAccessibleDescription(`Step ${number} of ${count}`)
  await expect(dialog).toHaveAccessibleName(name)
  await expect(dialog.locator("[inert] > h2")).toHaveCount(count - 1)
}

const titles = ["Welcome to Lisière", "500 luxury brands", "Shop with confidence", "Create your account"]

/** Resolves when the last part of the page is hydrated: whatever opens by itself has opened by then. */
async function whenComplete(page: Page, language: Language = "en"): Promise<void> {
  await expect(page.getByRole("button", { name: text(language, "sections:brands.next") })).toBeAttached()
}

/** The part of the page with the form. */
const registration = (page: Page) => page.locator("#registration")

/** Swipes sideways with one finger across the middle of the screen, by a distance in CSS px. */
async function swipe(page: Page, distance: number): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", x: number) =>
    browser.send("Input.dispatchTouchEvent", { type, touchPoints: type === "touchEnd" ? [] : [{ x, y: 420 }] })
  await touch("touchStart", 195)
  for (const share of [0.25, 0.5, 0.75, 1]) await touch("touchMove", 195 + distance * share)
  await touch("touchEnd", 0)
}

test("a visitor goes through it by keyboard, and ends at the form", async ({ page }) => {
  await page.goto(long)
  for (const [index, title] of titles.entries()) {
    await expectStep(page, title, index + 1, 4)
    if (index < 3) await page.keyboard.press("ArrowRight")
  }
  await page.keyboard.press("ArrowLeft")
  await expectStep(page, "Shop with confidence", 3, 4)
  const { dialog, next, back, create } = onboarding(page)
  await next.press("Enter")
  await expectStep(page, "Create your account", 4, 4)
  await back.press("Enter")
  await expectStep(page, "Shop with confidence", 3, 4)
  await next.press("Enter")
  await create.press("Enter")
  await expect(dialog).toHaveCount(0)
  await expect(registration(page)).toBeFocused()
  await page.keyboard.press("Tab")
  await expect(controls(page, english).code).toBeFocused()
  await enterCode(page, english)
})

test("each step has a picture of its own, of which only the next is fetched ahead", async ({ page }) => {
  const fetched = new Set<string>()
  page.on("request", (request) => {
    const name = /\/assets\/(onboarding|selvedge|letter|curtain-open)-/.exec(request.url())?.[1]
    if (name) fetched.add(name)
  })
  await page.goto(long)
  const { next } = onboarding(page)
  for (const [index, title] of titles.entries()) {
    await expectStep(page, title, index + 1, 4)
    await page.waitForLoadState("networkidle")
    const pictures = ["onboarding", "selvedge", "letter", "curtain-open"].slice(0, index + 2)
    await expect.poll(() => [...fetched].toSorted()).toEqual(pictures.toSorted())
    if (index < 3) await next.click()
  }
})

test("it opens once per visitor, across all pages that have one", async ({ page }) => {
  await page.goto(long)
  const { dialog, skip } = onboarding(page)
  await skip.click()
  await expect(dialog).toHaveCount(0)
  for (const address of [long, short, `de/${long}`]) {
    const loaded = page.waitForResponse(/assets\/Onboarding-.*\.js/)
    await page.goto(address)
    await loaded
    await whenComplete(page, address.startsWith("de") ? "de" : "en")
    await expect(dialog).toHaveCount(0)
  }
})

test("the system's Back on Android, which cancels the dialog, leads to the step before too", async ({ page }) => {
  await page.goto(long)
  const { dialog, next } = onboarding(page)
  await next.click()
  await expectStep(page, "500 luxury brands", 2, 4)
  for (const expectNext of [() => expectStep(page, "Welcome to Lisière", 1, 4), () => expect(dialog).toHaveCount(0)]) {
    await dialog.evaluate((element) => element.dispatchEvent(new Event("cancel", { cancelable: true })))
    await expectNext()
  }
})

test("Escape closes it from any step, and Back then leaves the page", async ({ page }) => {
  await page.goto("about-us")
  await page.goto(long)
  const { dialog, next } = onboarding(page)
  await next.click()
  await next.click()
  await expectStep(page, "Shop with confidence", 3, 4)
  await page.keyboard.press("Escape")
  await expect(dialog).toHaveCount(0)
  await expect(registration(page)).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL(/about-us$/)
})

test("it does not interrupt a visitor who has begun the form", async ({ page }) => {
  const gate = await holdRequests(page, /assets\/Onboarding-.*\.js/)
  await page.goto(long, { waitUntil: "commit" })
  await whenHydrated(page)
  await controls(page, english).code.fill("VALID")
  const loaded = page.waitForResponse(/assets\/Onboarding-.*\.js/)
  gate.release()
  await loaded
  await whenComplete(page)
  await controls(page, english).code.pressSequentially("-0001")
  await expect(controls(page, english).code).toHaveValue("VALID-0001")
  await expect(onboarding(page).dialog).toHaveCount(0)
})

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test("it fills the screen and follows swipes", async ({ page }) => {
    await page.goto(long)
    const { dialog } = onboarding(page)
    await expectStep(page, "Welcome to Lisière", 1, 4)
    expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 })
    await swipe(page, -150)
    await expectStep(page, "500 luxury brands", 2, 4)
    await swipe(page, -20)
    await expectStep(page, "500 luxury brands", 2, 4)
    await swipe(page, 150)
    await expectStep(page, "Welcome to Lisière", 1, 4)
    await swipe(page, 150)
    await expectStep(page, "Welcome to Lisière", 1, 4)
  })
})
