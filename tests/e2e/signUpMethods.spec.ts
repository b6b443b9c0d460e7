import { expectAccessible } from "./support/accessible"
import { expect, test } from "./support/fixtures"
import { controls, expectMail, fillForm, namesIn, sendForm, sent, tickTerms } from "./support/journey"

const english = namesIn("en")

test.describe("sign-up methods", () => {
  test("are offered, announced or left out", { tag: "@once" }, async ({ page }) => {
    await page.goto("social?rc=VALID-0001")
    await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText("How would you like to register?")
    const button = (name: string) => page.getByRole("button", { name })
    await expect(button("Continue with Facebook")).toHaveText("Continue with Facebook – coming soon")
    await expect(button("Continue with Facebook")).toHaveAttribute("aria-disabled", "true")
    for (const name of ["email", "Google", "Apple", "your phone"]) {
      await expect(button(`Continue with ${name}`)).not.toHaveAttribute("aria-disabled")
    }
    await expectAccessible(page)
    await button("Continue with Facebook").click({ force: true })
    await expect(page).toHaveURL(/\/social\?rc=VALID-0001$/)
  })

  test("by e-mail: the form, and Back to the choice", async ({ page, world }) => {
    await page.goto("social")
    await controls(page, english).code.fill("VALID-0001")
    await controls(page, english).register.click()
    await page.getByRole("button", { name: "Continue with email" }).click()
    await expect(controls(page, english).create).toBeVisible()
    await page.goBack()
    await expect(page.getByRole("button", { name: "Continue with email" })).toBeVisible()
    await page.goForward()
    await fillForm(page, english)
    await sendForm(page, english)
    expectMail(world, "en")
  })

  test("by another account: the provider gets the return URL, with the code", async ({ page }) => {
    await page.goto("de/social?rc=VALID-0001")
    await page.getByRole("button", { name: "Weiter mit Google" }).click()
    await expect(page).toHaveURL(/\/entrance\/social\/google\?/)
    const { origin, searchParams } = new URL(page.url())
    expect(Object.fromEntries(searchParams)).toEqual({
      state: expect.stringMatching(/^[0-9a-f-]{36}$/),
      redirect_uri: `${origin}/acquisition/de/registration/social-registration-second-step`,
      rc: "VALID-0001",
      lang: "de",
    })
    await page.goBack()
    await expect(page.getByRole("button", { name: "Weiter mit Google" })).not.toHaveAttribute("aria-disabled")
  })

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
    const number = page.getByLabel("Phone number")
    const send = page.getByRole("button", { name: "Send code" })
    await send.click()
    await expect(page.getByText("Please provide your phone number")).toBeVisible()
    await number.fill("12")
    await send.click()
    await expect(page.getByText("Please provide a valid phone number")).toBeVisible()
    await expect(number).toBeFocused()
    await expectAccessible(page)
    await number.fill("0151 00000001")
    await send.click()
    await expect(page.getByText(/You can ask for a new code in \d+\sseconds/)).toBeVisible()
    await page.getByLabel("Country code").selectOption("DE")
    await number.fill("0151 / 123 456 78")
    await send.click()
    const code = page.getByLabel("Code from the text message")
    await expect(code).toHaveAttribute("autocomplete", "one-time-code")
    await expect(code).toHaveAttribute("inputmode", "numeric")
    await code.fill("000000")
    await page.getByRole("button", { name: "Confirm" }).click()
    await expect(page.getByText("This code is incorrect. Please check it and try again")).toBeVisible()
    await expectAccessible(page)
    await code.fill("Your code: 123 456")
    await page.getByRole("button", { name: "Confirm" }).click()
    await fillForm(page, english)
    await sendForm(page, english)
    expect(sent(world, "startPhoneVerification").at(-1)?.variables).toMatchObject({ phoneNumber: "+4915112345678" })
    expect(sent(world, "registerCustomer")).toMatchObject([
      { variables: { input: { phoneVerificationToken: world.state.phoneVerifications[0]?.token } } },
    ])
  })

  test("by phone: another number starts with an empty code", { tag: "@once" }, async ({ page }) => {
    await page.goto("social?rc=VALID-0001")
    await page.getByRole("button", { name: "Continue with your phone" }).click()
    const code = page.getByLabel("Code from the text message")
    await page.getByLabel("Phone number").fill("+4915112345678")
    await page.getByRole("button", { name: "Send code" }).click()
    await code.fill("12")
    await page.getByRole("button", { name: "Change the number" }).click()
    await page.getByLabel("Phone number").fill("+4915112345679")
    await page.getByRole("button", { name: "Send code" }).click()
    await expect(code).toHaveValue("")
  })
})
