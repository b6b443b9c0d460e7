import { expect, test } from "./support/fixtures"
import { controls, namesIn } from "./support/journey"

const english = namesIn("en")

test.use({ timezoneId: "Europe/Stockholm" })

test("a country lookup that fails silently leaves the guess to the time zone", async ({ page, world, complaints }) => {
  complaints.allow(/500|graphql/)
  world.addFault({ operation: "countryDetails", status: 500 })
  await page.goto("?rc=VALID-0001")
  await expect(controls(page, english).country).toHaveValue("SE")
  await expect(page.getByRole("alert")).toHaveCount(0)
})
