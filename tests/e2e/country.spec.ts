import { expect, test } from "./support/fixtures"
import { controls, namesIn } from "./support/journey"

const english = namesIn("en")

const guesses = [
  { title: "the backend's answer", backend: "AT", timezoneId: "Europe/Paris", country: "AT" },
  {
    title: "the time zone, where the backend names a country without membership",
    backend: "US",
    timezoneId: "Europe/Paris",
    country: "FR",
  },
  {
    title: "the time zone, where the backend says Great Britain",
    backend: "GB",
    timezoneId: "Europe/Warsaw",
    country: "PL",
  },
  { title: "the time zone, where the backend knows nothing", backend: null, timezoneId: "Europe/Rome", country: "IT" },
  { title: "Germany, where nothing tells", backend: "GB", timezoneId: "Europe/London", country: "DE" },
] as const

for (const { title, backend, timezoneId, country } of guesses) {
  test.describe(title, () => {
    test.use({ timezoneId })

    test("is preselected and marked as a guess", async ({ page, world }) => {
      world.state.country = backend
      await page.goto("?rc=VALID-0001")
      const field = controls(page, english).country
      await expect(field).toHaveValue(country)
      await expect(field).toHaveAccessibleDescription(/^Selected for you: \w+\. Please change it/)
    })
  })
}

for (const [title, fault] of [
  ["fails", { status: 500 }],
  ["is cut off", { drop: true }],
  ["makes no sense", { body: "wrong-type" }],
] as const) {
  test.describe(`a country lookup that ${title}`, () => {
    test.use({ timezoneId: "Europe/Stockholm" })

    test("leaves the guess to the time zone, without disturbing the visitor", async ({ page, world, complaints }) => {
      complaints.allow(/500|graphql/)
      world.addFault({ operation: "countryDetails", ...fault })
      await page.goto("?rc=VALID-0001")
      await expect(controls(page, english).country).toHaveValue("SE")
      await expect(page.getByRole("alert")).toHaveCount(0)
    })
  })
}
