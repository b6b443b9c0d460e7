import type { Page } from "@playwright/test"
import { expect, test } from "./support/fixtures"
import {
  controls,
  expectMail,
  fillForm,
  fillPerson,
  namesIn,
  newEmail,
  sendForm,
  sent,
  tickTerms,
} from "./support/journey"
import { text } from "./support/texts"

const english = namesIn("en")
const step = (number: 1 | 2) => `Step ${number} of 2`
const next = (page: Page) => page.getByRole("button", { name: "Continue", exact: true })

/** Fills in the first of the two steps and continues. */
async function passFirstStep(page: Page): Promise<void> {
  const form = controls(page, english)
  await form.email.fill(newEmail)
  await tickTerms(page, english)
  await next(page).click()
  await expect(page.getByText(step(2))).toBeVisible()
}

test.describe("the two-step form", () => {
  test("asks for the code, then in two steps, and registers @daily", async ({ page, world }) => {
    await page.goto("lean")
    await controls(page, english).code.fill("VALID-0001")
    await controls(page, english).register.click()
    await expect(page.getByText(step(1))).toBeVisible()
    await expect(controls(page, english).firstName).toBeHidden()
    await passFirstStep(page)
    await expect(controls(page, english).email).toBeHidden()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(text("en", "variants:leanSecondStep.title"))
    await expect(page.getByRole("heading", { level: 2 }).first()).toBeFocused()
    await fillPerson(page, english)
    // The country has changed, and with it the documents.
    await tickTerms(page, english)
    await sendForm(page, english)
    expectMail(world, "en")
    expect(sent(world, "registerCustomer")).toMatchObject([
      { variables: { input: { email: newEmail, firstName: "Ada", country: "PL", termsAndPrivacyAccepted: true } } },
    ])
  })

  test("takes the visitor to step 1 if the backend refuses the e-mail address", async ({ page }) => {
    await page.goto("lean?rc=VALID-0001")
    await passFirstStep(page)
    await page.goBack()
    await controls(page, english).email.fill("refused@example.com")
    await next(page).click()
    await fillPerson(page, english)
    // The country has changed, and with it the documents.
    await tickTerms(page, english)
    await controls(page, english).create.click()
    await expect(page.getByText(step(1))).toBeVisible()
    await expect(page.getByRole("alert").getByRole("link")).toHaveText("Please provide a valid email address")
    await expect(page.getByRole("alert").filter({ visible: true })).toBeFocused()
    await controls(page, english).email.fill(newEmail)
    await next(page).click()
    await expect(controls(page, english).firstName).toHaveValue("Ada")
    await sendForm(page, english)
    await page.goBack()
    await expect(page.getByText(step(2))).toBeVisible()
    await expect(controls(page, english).lastName).toHaveValue("Nowak")
  })
})

async function openDialog(page: Page) {
  await page.goto("black-friday?rc=VALID-0001")
  await fillForm(page, english)
  await controls(page, english).create.click()
  const dialog = page.getByRole("dialog", { name: "Verify your email address" })
  await expect(dialog).toBeVisible()
  return dialog
}

test(
  "the dialog about the e-mail: opens over the filled form, survives a reload, and Escape returns focus",
  { tag: ["@stored", "@daily"] },
  async ({ page, world }) => {
    const dialog = await openDialog(page)
    await expect(dialog.getByText(newEmail)).toBeVisible()
    await expect(dialog.getByRole("button", { name: "Resend email" })).toBeVisible()
    await page.keyboard.press("Escape")
    await expect(dialog).toBeHidden()
    await expect(controls(page, english).create).toBeFocused()
    await expect(controls(page, english).firstName).toHaveValue("Ada")
    await controls(page, english).create.click()
    await expect(dialog.getByText(text("en", "registration:finished.alreadySent"))).toBeVisible()
    expect(sent(world, "registerCustomer")).toHaveLength(1)
    await page.reload()
    await expect(dialog.getByText(newEmail)).toBeVisible()
    await page.goBack()
    await expect(dialog).toBeHidden()
  },
)
