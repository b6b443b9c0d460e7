import { expect, test } from "./support/fixtures"
import { controls, namesIn, sent } from "./support/journey"

const english = namesIn("en")

test("acqParams is unpacked before anything reads the query", async ({ page, world }) => {
  await page.goto("?acqParams=rc%3DVALID-0001%26lang%3Dfr%26email%3Da%252Bb%2540x.de")
  await expect(controls(page, namesIn("fr")).create).toBeVisible()
  await expect(page).toHaveURL(/\/acquisition\/\?rc=VALID-0001&lang=fr&email=a%2Bb%40x\.de$/)
  // The form stands in the HTML; the code's check may still be on its way.
  await expect.poll(() => sent(world, "checkRegistrationCode")).toHaveLength(1)
  expect(sent(world, "checkRegistrationCode")[0]?.headers["x-source-page"]).toBe("/acquisition/")
})

test("a link with escaped ampersands shows the form, sends the code and hides the secret", async ({ page, world }) => {
  await page.goto("lean?utm_source=mail&amp;rc=VALID-0001&amp;token=secret")
  await expect(page.getByText("Step 1 of 2")).toBeVisible()
  await expect.poll(() => sent(world, "checkRegistrationCode")).toHaveLength(1)
  expect(sent(world, "checkRegistrationCode")[0]?.variables).toEqual({ registrationCode: "VALID-0001" })
  expect(page.url()).not.toContain("secret")
})

test("the browser's bars have the colour of the page that is shown", async ({ page }) => {
  const light = "rgb(246, 242, 234)"
  const bars = page.locator("meta[name=theme-color]")
  await page.goto("content/imprint")
  await expect(bars).toHaveAttribute("content", light)
  await page.getByRole("banner").getByRole("link").first().click()
  await expect(controls(page, english).code).toBeVisible()
  await expect(bars).not.toHaveAttribute("content", light)
})
