import { expect, test } from "./support/fixtures"
import { sent, whenHydrated } from "./support/journey"

const confirmation = "Email Address Submitted Successfully"

test("a visitor without an invitation applies @daily", async ({ page, world }) => {
  await page.goto("registration/gift-voucher?voucher=A%2BB")
  await whenHydrated(page)
  await page.getByRole("main").getByRole("link", { name: "Apply for membership" }).click()
  await expect(page).toHaveURL(/\/membership-interest\?voucher=A%2BB$/)
  await page.getByRole("textbox", { name: "Email address" }).fill("ada+club@example.com")
  await page.getByRole("button", { name: "Apply Now" }).dblclick()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(confirmation)
  expect(sent(world, "submitMembershipInterest")).toMatchObject([
    { variables: { email: "ada+club@example.com", language: "en" } },
  ])
  await page.goBack()
  await expect(page.getByRole("textbox", { name: "Email address" })).toHaveValue("ada+club@example.com")
  // A repeated request gets the same answer.
  await page.getByRole("button", { name: "Apply Now" }).click()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(confirmation)
})
