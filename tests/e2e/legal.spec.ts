import type { Page } from "@playwright/test"
import { expect, test } from "./support/fixtures"
import { controls, fillForm, namesIn, newEmail, sent } from "./support/journey"
import { text } from "./support/texts"

const english = namesIn("en")
const dialogOf = (page: Page, name: string) => page.getByRole("dialog", { name, exact: true })
const footerLink = (page: Page, name: string) => page.getByRole("contentinfo").getByRole("link", { name, exact: true })

/** Opens the imprint from the footer of a page. */
async function openImprint(page: Page) {
  await footerLink(page, "Legal notice").click()
  const dialog = dialogOf(page, "Legal notice")
  await expect(dialog.getByRole("button", { name: "Print" })).toBeVisible()
  return dialog
}

test("content linked by the consents opens over the form and leaves it as it was", async ({ page, world }) => {
  await page.goto("?rc=VALID-0001")
  await fillForm(page, english)
  const link = page.locator("label").getByRole("link", { name: "Terms and Conditions" })
  await link.click()
  const dialog = dialogOf(page, "Terms and Conditions (PL)")
  await expect(dialog).toBeVisible()
  await expect(dialog.getByRole("heading", { level: 2 })).toBeFocused()
  await expect(dialog.getByRole("heading", { level: 3 }).first()).toBeVisible()
  await expect(page).toHaveURL(/\/acquisition\/content\/terms-pl$/)
  await expect(page).toHaveTitle(/^Terms and Conditions \(PL\) – /)
  const place = await page.evaluate(() => scrollY)
  await page.keyboard.press("Escape")
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/acquisition\/\?rc=VALID-0001$/)
  await expect(link).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(place)
  const form = controls(page, english)
  await expect(form.gender).toBeChecked()
  await expect(form.email).toHaveValue(newEmail)
  await expect(form.terms).toBeChecked()
  await form.create.click()
  await expect(form.finished).toBeVisible()
  expect(sent(world, "registerCustomer")).toHaveLength(1)
})

test("changing the language in the dialog changes content and page, and keeps the input", async ({ page }) => {
  await page.goto("en?rc=VALID-0001")
  await fillForm(page, english)
  await openImprint(page)
  await page.getByRole("dialog").getByRole("link", { name: "Deutsch" }).click()
  const dialog = dialogOf(page, "Impressum")
  await expect(dialog).toBeVisible()
  await expect(page).toHaveURL(/\/acquisition\/de\/content\/imprint$/)
  await expect(page.locator("html")).toHaveAttribute("lang", "de")
  await dialog.getByRole("button", { name: text("de", "common:close") }).click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/acquisition\/de\?rc=VALID-0001$/)
  const form = controls(page, namesIn("de"))
  await expect(form.create).toBeVisible()
  await expect(form.email).toHaveValue(newEmail)
  await expect(footerLink(page, "Impressum")).toBeFocused()
})
