import { expect, test } from "./support/fixtures"
import { controls, fillForm, namesIn } from "./support/journey"

test("an invitation works in a browser that lacks names of countries, their order and its own languages", async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const part of ["Collator", "DisplayNames", "PluralRules"]) Reflect.deleteProperty(Intl, part)
    Object.defineProperty(navigator, "languages", { value: undefined })
  })
  const english = namesIn("en")
  await page.goto("?rc=VALID-0001")
  await fillForm(page, english)
  await expect(controls(page, english).country.getByRole("option", { name: "Österreich" })).toHaveCount(1)
  await controls(page, english).create.click()
  await expect(page.getByRole("heading", { level: 1, name: english.finished })).toBeVisible()
})
