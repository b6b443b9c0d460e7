import type { Page } from "@playwright/test"
import { controls, holdEntry, newEmail, personTexts, type Names } from "./journey"

/** Opens a page whose scripts are still on their way. */
export async function openEarly(page: Page, address: string) {
  const held = await holdEntry(page)
  await page.goto(address, { waitUntil: "commit" })
  return held
}

/** Reloads it, once more without its scripts. */
export async function reloadEarly(page: Page) {
  await page.unrouteAll()
  const held = await holdEntry(page)
  await page.reload({ waitUntil: "commit" })
  return held
}

/** Fills in the form from the keyboard alone. */
export async function typeForm(page: Page, names: Names): Promise<void> {
  await controls(page, names).gender.focus()
  await page.keyboard.press("Space")
  for (const typed of [...Object.values(personTexts), newEmail]) {
    await page.keyboard.press("Tab")
    await page.keyboard.type(typed)
  }
  await page.keyboard.press("Tab")
  await controls(page, names).country.selectOption("PL")
  await page.keyboard.press("Tab")
  await page.keyboard.press("Space")
}
