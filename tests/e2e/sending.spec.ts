import type { Page } from "@playwright/test"
import { chunkOf } from "./support/chunks"
import { expect, test } from "./support/fixtures"
import { holdRequests } from "./support/holdRequests"
import { controls, enterCode, fillForm, namesIn, sent, whenHydrated } from "./support/journey"

const english = namesIn("en")

const next = "registration/formfinished"

/** Fills in the form and sends it, which leads to the next page. */
async function send(page: Page) {
  const { create } = controls(page, english)
  await page.goto("")
  await enterCode(page, english)
  await fillForm(page, english)
  await create.click()
  await page.waitForURL(`**/${next}`)
  return create
}

test("a registration is sent once while the next page loads @daily", async ({ page, world }) => {
  const { release } = await holdRequests(page, chunkOf(next, "page"))
  const submit = await send(page)
  await expect(submit).toHaveAttribute("aria-disabled", "true")
  await submit.press("Enter")
  await submit.press("Enter")
  release()
  await expect(submit).toHaveCount(0)
  expect(sent(world, "registerCustomer")).toHaveLength(1)
})

test("a form can be submitted if another script has rewritten the history entry", async ({ page, world }) => {
  await page.goto("registration/gift-voucher")
  await whenHydrated(page)
  await page.getByRole("main").getByRole("link", { name: "Apply for membership" }).click()
  await page.getByRole("textbox", { name: "Email address" }).fill("ada@example.com")
  await page.evaluate(() => history.replaceState({ from: "a tag" }, "", location.href))
  await page.getByRole("button", { name: "Apply Now" }).click()
  await page.waitForURL("**/membership-interest/confirmation")
  expect(sent(world, "submitMembershipInterest")).toHaveLength(1)
})
