import { languages } from "../../src/config/languages"
import { expectAccessible } from "./support/accessible"
import { expect, test } from "./support/fixtures"
import { controls, enterCode, namesIn, register, whenAlive } from "./support/journey"
import { pagesUnder } from "./support/site"

const english = namesIn("en")

test("the form, empty and with its errors, has no barriers", async ({ page }) => {
  await page.goto("")
  await enterCode(page, english)
  await expectAccessible(page)
  await controls(page, english).create.click()
  await expect(page.getByRole("alert")).toBeFocused()
  await expectAccessible(page)
})

test("a refused code leaves no barriers", async ({ page }) => {
  await page.goto("?rc=NOBALANCE-0001")
  await expect(page.getByRole("alert")).toContainText("Amélie Laurent has no invitations left")
  await expectAccessible(page)
})

test("the page about the e-mail has no barriers", async ({ page }) => {
  await page.goto("")
  await register(page, english)
  await expectAccessible(page)
  await page.getByText("Your consents").click()
  await expectAccessible(page)
})

test("no other page has barriers", async ({ page }) => {
  test.setTimeout(60_000)
  for (const { row, address } of pagesUnder("")) {
    await test.step(row.name, async () => {
      await page.goto(address)
      await whenAlive(page)
      await expectAccessible(page)
    })
  }
})

for (const language of languages) {
  test(`the landing page in ${language} has no barriers`, async ({ page }) => {
    await page.goto(language)
    await whenAlive(page)
    await expectAccessible(page)
  })
}
