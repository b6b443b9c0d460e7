import { expect, test } from "./support/fixtures"
import { controls, expectMail, namesIn, newEmail, register, sendForm, sent, tickTerms } from "./support/journey"
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

test("a press on the button counts, whatever is wrong with the field that loses focus to it @daily @once", async ({
  page,
}) => {
  await page.goto("?rc=VALID-0001")
  const form = controls(page, english)
  await form.email.fill("no address")
  await form.firstName.fill("<Ada>")
  // The validation code has loaded.
  await expect(form.email).toHaveAttribute("aria-invalid", "true")
  await form.create.hover()
  await page.mouse.down()
  await expect(form.firstName).not.toBeFocused()
  // A message would appear within the next frames, and could move the button away.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame)
  })
  expect(await form.firstName.getAttribute("aria-invalid")).not.toBe("true")
  await page.mouse.up()
  await expect(page.getByRole("alert")).toBeFocused()
  await expect(form.firstName).toHaveAttribute("aria-invalid", "true")
})

test(
  "the second click of a double-click on Back leaves alone what has appeared under it",
  { tag: "@once" },
  async ({ page }) => {
    await page.goto("lean?rc=VALID-0001")
    const { email, terms } = controls(page, english)
    await email.fill(newEmail)
    await tickTerms(page, english)
    await page.getByRole("button", { name: "Continue", exact: true }).click()
    await page.getByRole("button", { name: "Back", exact: true }).click()
    await expect(terms).toBeChecked()
    await terms.hover()
    await page.mouse.down({ clickCount: 2 })
    await page.mouse.up({ clickCount: 2 })
    await expect(terms).toBeChecked()
    await terms.click()
    await expect(terms).not.toBeChecked()
  },
)

test("Back from the last page shows the filled form, and submitting it unchanged sends nothing @daily", async ({
  page,
  world,
}) => {
  await page.goto("")
  await register(page, english)
  await page.goBack()
  await expect(controls(page, english).email).toHaveValue(newEmail)
  await sendForm(page, english)
  await expect(page.getByText(text("en", "registration:finished.alreadySent"))).toBeVisible()
  expect(sent(world, "registerCustomer")).toHaveLength(1)
})
