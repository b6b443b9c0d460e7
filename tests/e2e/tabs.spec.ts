import type { Page } from "@playwright/test"
import { expect, test } from "./support/fixtures"
import { controls, namesIn, sent, tickTerms } from "./support/journey"

/** Two tabs of one browser, each with an invitation of its own (docs/decisions/tab-invitation.md). */

const english = namesIn("en")

/** Opens an invitation link in another tab, and waits until it shows what its code has brought. */
async function openInOtherTab(page: Page, code: string): Promise<Page> {
  const other = await page.context().newPage()
  await other.goto(`?rc=${code}`)
  // Its documents, or why it is refused.
  await expect(other.locator('main :is(a[href*="/content/terms-"], [role="alert"])').first()).toBeAttached()
  return other
}

test("a social sign-up keeps its code and countries while another tab opens another link", async ({ page, world }) => {
  await page.goto("social?rc=TWOCOUNTRIES-0001")
  await page.getByRole("button", { name: "Continue with Google" }).click()
  await expect(page).toHaveURL(/\/entrance\/social\/google\?/)
  await openInOtherTab(page, "NOINVITER-0001")
  await page.getByText("Continue as a new visitor").click()
  await page.getByRole("checkbox", { name: "Women" }).check()
  const form = controls(page, english)
  await expect(form.country.locator("option:not([value=''])")).toHaveText(["Austria", "Switzerland"])
  await form.country.selectOption("CH")
  await tickTerms(page, english)
  await form.create.click()
  await expect(page.getByRole("heading", { name: "Welcome to the shop (sandbox)" })).toBeVisible()
  expect(sent(world, "completeSocialRegistration")).toMatchObject([
    { variables: { input: { registrationCode: "TWOCOUNTRIES-0001", country: "CH" } } },
  ])
})
