import type { Locator, Page } from "@playwright/test"
import { expect, test } from "./support/fixtures"
import { controls, expectMail, namesIn, newEmail, personTexts, whenHydrated } from "./support/journey"

/** Whether the focused element shows it: an outline of its own or of the element that stands in for it (WCAG 2.4.7). */
function focusIsSeen(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return false
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2
  })
}

/** Presses Tab until a control has focus; focus must be visible at every stop. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  const hasFocus = () => control.evaluate((element) => element === document.activeElement)
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press("Tab")
    expect(await focusIsSeen(page)).toBe(true)
    if (await hasFocus()) return
  }
  throw new Error("Tab does not lead there")
}

test("a visitor registers using only the keyboard, and focus is always visible @daily", async ({ page, world }) => {
  const form = controls(page, namesIn("en"))
  await page.goto("")
  await whenHydrated(page)

  await page.keyboard.press("Tab")
  const skip = page.getByRole("link", { name: "Skip to content" })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await tabTo(page, form.code)
  await page.keyboard.type("VALID-0001")
  await page.keyboard.press("Enter")
  await expect(page.getByRole("heading", { name: "Your place" })).toBeFocused()

  await tabTo(page, form.gender)
  await page.keyboard.press("Space")
  await page.keyboard.press("ArrowDown")
  await expect(page.getByRole("radio", { name: "Mr", exact: true })).toBeChecked()
  for (const [name, typed] of Object.entries(personTexts)) {
    await tabTo(page, page.locator(`[name=${name}]`))
    await page.keyboard.type(typed)
  }
  await tabTo(page, form.email)
  await page.keyboard.type(newEmail)
  await tabTo(page, form.country)
  await page.keyboard.type("Pols")
  await expect(form.country).toHaveValue("PL")
  await tabTo(page, form.terms)
  await page.keyboard.press("Space")
  await tabTo(page, form.newsletter)
  await page.keyboard.press("Space")
  await expect(form.newsletter).toBeChecked()
  await tabTo(page, form.create)
  await page.keyboard.press("Enter")

  await expect(form.finished).toBeFocused()
  expectMail(world, "en")
})
