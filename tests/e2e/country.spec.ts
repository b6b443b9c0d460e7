import { expect, test } from "./support/fixtures"
import { controls, namesIn } from "./support/journey"

const english = namesIn("en")

test.use({ timezoneId: "Europe/Stockholm" })

test("where the backend names a country without membership, that of the time zone is preselected and marked as a guess", async ({
  page,
  world,
}) => {
  world.state.country = "US"
  await page.goto("?rc=VALID-0001")
  const field = controls(page, english).country
  await expect(field).toHaveValue("SE")
  await expect(field).toHaveAccessibleDescription(/^Selected for you: Sweden. Please change it/)
})

test("a country lookup that fails leaves the guess to the time zone, without disturbing the visitor", async ({
  page,
  world,
  complaints,
}) => {
  complaints.allow(/500|graphql/)
  world.addFault({ operation: "countryDetails", status: 500 })
  await page.goto("?rc=VALID-0001")
  await expect(controls(page, english).country).toHaveValue("SE")
  await expect(page.getByRole("alert")).toHaveCount(0)
})
