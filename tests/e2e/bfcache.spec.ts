import { expect, test } from "./support/fixtures"
import { controls, enterCode, fillForm, namesIn, sendForm, sent } from "./support/journey"

const english = namesIn("en")

declare global {
  interface Window {
    /** Set in a page that is left, and still there only when the same page comes back. */
    leftAlive?: true
  }
}

// Playwright switches the back/forward cache off, since it does not follow a page there; these tests need it.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ["--disable-back-forward-cache"] }),
})

test("a form that comes back from the back/forward cache can be used", async ({ page, world }) => {
  await page.goto("")
  await enterCode(page, english)
  await fillForm(page, english)
  await page.evaluate(() => {
    window.leftAlive = true
  })
  await page.getByRole("banner").getByRole("link", { name: "Log in" }).click()
  await expect(page).toHaveURL(/\/entrance\/login$/)
  // Playwright's own goBack waits for a document to load, and none does.
  await page.evaluate(() => history.back())
  await expect(controls(page, english).firstName).toHaveValue("Ada")
  expect(await page.evaluate(() => window.leftAlive)).toBe(true)
  await sendForm(page, english)
  expect(sent(world, "registerCustomer")).toHaveLength(1)
})
