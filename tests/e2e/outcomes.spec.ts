import type { Page } from "@playwright/test"
import { expect, test } from "./support/fixtures"
import { controls, enterCode, fillForm, namesIn } from "./support/journey"

const english = namesIn("en")

async function registerAs(page: Page, email: string): Promise<void> {
  await page.goto("")
  await enterCode(page, english)
  await fillForm(page, english)
  const form = controls(page, english)
  await form.email.fill(email)
  await form.create.click()
}

test(
  "a member is redirected to the login after five seconds, and Back leads to the filled form",
  { tag: "@stored" },
  async ({ page }) => {
    await page.clock.install()
    await registerAs(page, "member@example.com")
    await expect(page.getByRole("heading", { level: 1, name: "Your account already exists" })).toBeFocused()
    await page.clock.runFor(5000)
    await page.waitForURL(/entrance\/login/)
    await page.goBack()
    await expect(page).toHaveURL(/\/acquisition\/$/)
    await expect(controls(page, english).email).toHaveValue("member@example.com")
  },
)
