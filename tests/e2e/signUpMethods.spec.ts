import { expect, test } from "./support/fixtures"
import { controls, fillForm, namesIn, sendForm, sent, tickTerms } from "./support/journey"

const english = namesIn("en")

test(
  "by another account: through its page and one last step to the shop",
  { tag: "@stored" },
  async ({ page, world }) => {
    await page.goto("social?rc=VALID-0001")
    await page.getByRole("button", { name: "Continue with Apple" }).click()
    await page.getByText("Continue as a new visitor").click()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("One last step")
    // Neither the token nor the state of the return stays in the URL.
    await expect(page).toHaveURL(/\/registration\/social-registration-second-step$/)
    await page.getByRole("checkbox", { name: "Women" }).check()
    await controls(page, english).country.selectOption("AT")
    await tickTerms(page, english)
    await controls(page, english).create.click()
    await expect(page.getByRole("heading", { name: "Welcome to the shop (sandbox)" })).toBeVisible()
    expect(sent(world, "completeSocialRegistration")).toMatchObject([
      { variables: { input: { registrationCode: "VALID-0001", country: "AT", shoppingPreferences: ["WOMEN"] } } },
    ])
  },
)

test("by phone: number, code, and the form that carries the verification", async ({ page, world }) => {
  await page.goto("social?rc=VALID-0001")
  await page.getByRole("button", { name: "Continue with your phone" }).click()
  await page.getByLabel("Country code").selectOption("DE")
  await page.getByLabel("Phone number").fill("0151 / 123 456 78")
  await page.getByRole("button", { name: "Send code" }).click()
  await page.getByLabel("Code from the text message").fill("Your code: 123 456")
  await page.getByRole("button", { name: "Confirm" }).click()
  await fillForm(page, english)
  await sendForm(page, english)
  expect(sent(world, "startPhoneVerification").at(-1)?.variables).toMatchObject({ phoneNumber: "+4915112345678" })
  expect(sent(world, "registerCustomer")).toMatchObject([
    { variables: { input: { phoneVerificationToken: world.state.phoneVerifications[0]?.token } } },
  ])
})
