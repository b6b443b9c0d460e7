import type { Locator, Page } from "@playwright/test"
import { expect, test } from "./support/fixtures"
import { controls, enterCode, fillForm, namesIn, newEmail, sendForm } from "./support/journey"
import { overflowing } from "./support/layout"
import { text } from "./support/texts"

/** Phones in landscape, in CSS px: the viewport that the browser leaves on a large, a medium and a small one. */
const phones = [
  { width: 844, height: 390 },
  { width: 667, height: 375 },
  { width: 568, height: 320 },
]

test.use({ viewport: { width: 568, height: 320 }, hasTouch: true })

/** Expects controls to be fully visible on every phone, without scrolling and without horizontal overflow. */
async function expectInSight(page: Page, ...parts: Locator[]): Promise<void> {
  for (const phone of phones) {
    await page.setViewportSize(phone)
    for (const part of parts) await expect(part, `at ${phone.width} px`).toBeInViewport({ ratio: 1 })
    expect(await overflowing(page)).toEqual([])
  }
}

const english = namesIn("en")

test("the code field is visible, and the form leads on to the e-mail", async ({ page }) => {
  await page.goto("")
  await expectInSight(page, controls(page, english).code)
  await enterCode(page, english)
  await fillForm(page, english)
  await sendForm(page, english)
  await expectInSight(page, controls(page, english).finished)
})

test("each step of the onboarding shows its text and its button", async ({ page }) => {
  await page.goto("de/welcome-10")
  const dialog = page.getByRole("dialog")
  const next = dialog.getByRole("button", { name: text("de", "onboarding:next"), exact: true })
  for (const step of ["welcome", "brands", "confidence"]) {
    const heading = dialog.getByRole("heading", { name: text("de", `onboarding:${step}.title`), exact: true })
    await expectInSight(page, heading, next)
    await next.click()
  }
  const create = dialog.getByRole("button", { name: text("de", "onboarding:create"), exact: true })
  await expectInSight(page, create)
  await create.click()
  await expect(dialog).toHaveCount(0)
})

test("a shared product shows the button to continue", async ({ page }) => {
  await page.goto("de?product=PRODUCT-0001&rc=VALID-0001")
  const dialog = page.getByRole("dialog")
  await expect(dialog.getByRole("img")).toBeVisible()
  const goOn = dialog.getByRole("button", { name: text("de", "product:continue"), exact: true })
  await expectInSight(page, goOn)
  const field = await dialog.getByRole("textbox").boundingBox()
  const privacy = await dialog.getByRole("link", { name: text("de", "common:footer.privacy") }).boundingBox()
  expect(privacy?.y, "the note lies below the field").toBeGreaterThan((field?.y ?? Infinity) + (field?.height ?? 0))
  await dialog.getByRole("textbox").fill(newEmail)
  await goOn.click()
  await expect(dialog).toHaveCount(0)
  await expect(controls(page, namesIn("de")).email).toHaveValue(newEmail)
})
