import type { Page } from "@playwright/test"
import { tokenSamples } from "../../src/sandbox/tokens"
import { expectAccessible } from "./support/accessible"
import { expect, test } from "./support/fixtures"
import { controls, fillForm, namesIn, whenHydrated } from "./support/journey"
import { pagesUnder } from "./support/site"

const english = namesIn("en")

/** Checks that the main part of a page names something that the visitor can do next. */
async function expectNextStep(page: Page): Promise<void> {
  const steps = page.getByRole("main").locator("a[href], button:not([aria-disabled=true], [disabled])")
  await expect(steps.filter({ visible: true }).first()).toBeVisible()
}

test("no page is a dead end", async ({ page }) => {
  const addresses = [...pagesUnder("").map(({ address }) => address), "content/terms", "content/none"]
  const denials = ["expired", "referrer", "waiting-list"].map((reason) => `registration/deny?reason=${reason}`)
  for (const address of [...addresses, ...denials]) {
    await test.step(address, async () => {
      await page.goto(address)
      await whenHydrated(page)
      await expectNextStep(page)
    })
  }
})

test("the end of the waiting list and the page about a pending account have no accessibility violations", async ({
  page,
}) => {
  await page.goto(`lobby?token=${tokenSamples.withEmail.token}`)
  await page.getByRole("checkbox").check()
  await page.getByRole("button", { name: "Join the waitlist" }).click()
  await expect(page.getByRole("heading", { name: /successfully added/ })).toBeVisible()
  await expectAccessible(page)
  await page.goto("?rc=VALID-0001")
  await fillForm(page, english)
  await controls(page, english).email.fill("pending@example.com")
  await controls(page, english).create.click()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your account is pending activation")
  await expectNextStep(page)
  await expectAccessible(page)
})
