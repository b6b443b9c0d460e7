import { expect, test } from "./support/fixtures"
import { controls, expectMail, namesIn, newEmail, register, sendForm, sent } from "./support/journey"
import { text } from "./support/texts"

const english = namesIn("en")

for (const language of ["en", "pl"] as const) {
  test(`a visitor with a code registers in ${language} @daily`, async ({ page, world }) => {
    await page.goto(language === "en" ? "" : language)
    await register(page, namesIn(language))
    const prefix = language === "en" ? "" : `${language}/`
    await expect(page).toHaveURL(new RegExp(`/acquisition/${prefix}registration/formfinished$`))
    await expect(page).toHaveTitle(`${text(language, "registration:finished.title")} – Lisière`)
    expectMail(world, language)
    expect(sent(world, "registerCustomer")).toMatchObject([
      {
        method: "POST",
        variables: {
          input: {
            registrationCode: "VALID-0001",
            firstName: "Ada",
            lastName: "Nowak",
            email: newEmail,
            country: "PL",
            language,
            termsAndPrivacyAccepted: true,
          },
        },
      },
    ])
  })
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test("Back to a place far down the page leaves focus with what is in view", async ({ page }) => {
    const german = namesIn("de")
    const focus = page.locator(":focus")
    await page.goto("de")
    await register(page, german)
    await page.goBack()
    await expect(controls(page, german).create).toBeInViewport()
    await expect(focus).toBeInViewport()
    await page.getByRole("contentinfo").getByRole("link", { name: "Über uns" }).click()
    await expect(page.getByRole("heading", { level: 1, name: "Über uns" })).toBeFocused()
    await page.goBack()
    await expect(page.getByRole("contentinfo")).toBeInViewport()
    await expect(focus).toBeInViewport()
  })
})

test("Back from the last page shows the filled form, which sends nothing unchanged @daily", async ({ page, world }) => {
  await page.goto("")
  await register(page, english)
  await page.goBack()
  await expect(controls(page, english).email).toHaveValue(newEmail)
  await sendForm(page, english)
  await expect(page.getByText(text("en", "registration:finished.alreadySent"))).toBeVisible()
  expect(sent(world, "registerCustomer")).toHaveLength(1)
})
