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

test("Back from the last page shows the filled form, which sends nothing unchanged @daily", async ({ page, world }) => {
  await page.goto("")
  await register(page, english)
  await page.goBack()
  await expect(controls(page, english).email).toHaveValue(newEmail)
  await sendForm(page, english)
  await expect(page.getByText(text("en", "registration:finished.alreadySent"))).toBeVisible()
  expect(sent(world, "registerCustomer")).toHaveLength(1)
})
