import type { Page } from "@playwright/test"
import { expect, test } from "./support/fixtures"
import { controls, enterCode, fillPerson, namesIn, newEmail, tickTerms, whenHydrated } from "./support/journey"
import { text } from "./support/texts"

const english = namesIn("en")
const dialogOf = (page: Page) => page.getByRole("dialog", { name: text("en", "product:title"), exact: true })
const emailIn = (page: Page) => page.getByRole("dialog").getByRole("textbox", { name: english.email })
const goOn = (page: Page) => page.getByRole("dialog").getByRole("button", { name: "Continue" })
const pieceLink = (page: Page) => page.getByRole("link", { name: "See the piece that was shared with you" })

/** Fills in everything but the e-mail address. */
async function fillRest(page: Page): Promise<void> {
  await fillPerson(page, english)
  await tickTerms(page, english)
}

test("a shared product follows the visitor into the shop", async ({ page }) => {
  await page.goto("?product=PRODUCT-0001&utm_source=mail")
  const dialog = dialogOf(page)
  await expect(dialog.getByRole("heading", { level: 2 })).toBeFocused()
  await expect(dialog.getByText("Maison Aubépine")).toBeVisible()
  await expect(dialog.getByRole("heading", { level: 3, name: "Wool coat" })).toBeVisible()
  await expect(dialog.getByText("€249.00")).toBeVisible()
  await expect(dialog.getByRole("img", { name: "Shoulder and lapel of a camel wool coat" })).toBeVisible()
  await emailIn(page).fill(newEmail)
  await goOn(page).click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\?utm_source=mail$/)
  const form = controls(page, english)
  await expect(form.code).toBeFocused()
  await enterCode(page, english)
  await expect(form.email).toHaveValue(newEmail)
  await fillRest(page)
  await form.create.click()
  await expect(form.finished).toBeVisible()
  await expect(page.getByText(newEmail)).toBeVisible()
  await pieceLink(page).click()
  await expect(page).toHaveURL(/^[^?]*\/product\/PRODUCT-0001$/)
})

test(
  "closed by Escape it does not come back, and the product is still offered later",
  { tag: "@stored" },
  async ({ page }) => {
    await page.goto("?product=PRODUCT-0001&rc=VALID-0001#questions")
    await expect(dialogOf(page).getByText("€249.00")).toBeVisible()
    await page.keyboard.press("Escape")
    await expect(page.getByRole("dialog")).toBeHidden()
    await expect(page).toHaveURL(/\?rc=VALID-0001#questions$/)
    await page.reload()
    await whenHydrated(page)
    const form = controls(page, english)
    await expect(form.create).toBeVisible()
    await expect(page.getByRole("dialog")).toHaveCount(0)
    await fillRest(page)
    await form.email.fill(newEmail)
    await form.create.click()
    await expect(form.finished).toBeVisible()
    await expect(pieceLink(page)).toHaveAttribute("href", /\/product\/PRODUCT-0001$/)
  },
)

test("a product that is unavailable says so and leads on to the invitation", async ({ page }) => {
  await page.goto("product-share?product=SOLDOUT")
  const dialog = page.getByRole("dialog", { name: text("en", "product:gone") })
  await expect(dialog).toBeVisible()
  await goOn(page).click()
  await expect(dialog).toBeHidden()
  await expect(controls(page, english).code).toBeFocused()
})

test("a product that fails to load or is slow holds nobody up", async ({ page, world, complaints }) => {
  complaints.allow(/status 500|Failed to load resource/)
  await test.step("failed", async () => {
    world.addFault({ operation: "sharedProduct", status: 500, times: 2 })
    await page.goto("?product=PRODUCT-0001")
    await expect(dialogOf(page).getByRole("alert")).toContainText(text("en", "product:failed"))
    await emailIn(page).fill(newEmail)
    await dialogOf(page).getByRole("button", { name: "Try again" }).click()
    await expect(dialogOf(page).getByText("€249.00")).toBeVisible()
    await expect(emailIn(page)).toHaveValue(newEmail)
  })
  await test.step("late", async () => {
    world.addFault({ operation: "sharedProduct", hang: true, times: 1 })
    await page.goto("de?product=PRODUCT-0001")
    const dialog = page.getByRole("dialog", { name: text("de", "product:title") })
    await expect(dialog.getByRole("status", { name: text("de", "product:loading") })).toBeAttached()
    await dialog.getByRole("textbox").fill(newEmail)
    await dialog.getByRole("button", { name: text("de", "product:continue") }).click()
    await expect(dialog).toBeHidden()
    await expect(controls(page, namesIn("de")).code).toBeFocused()
  })
})

test("a name with markup is plain text, and a missing picture leaves its frame", async ({ page, complaints }) => {
  complaints.allow(/no-such-picture|Failed to load resource/)
  await page.goto("de?product=PRODUCT-0002")
  const dialog = page.getByRole("dialog")
  await expect(dialog.getByRole("heading", { level: 3 })).toHaveText(
    'Seidentuch <b onclick="alert(1)">Rivage</b> & Co.',
  )
  await expect(dialog.getByText("129,90 €")).toBeVisible()
  await expect(dialog.getByText(text("de", "product:noPicture"))).toBeVisible()
})
