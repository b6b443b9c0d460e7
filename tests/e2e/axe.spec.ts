import type { Page } from "@playwright/test"
import { tokenSamples } from "../../src/sandbox/tokens"
import { slugs } from "../../src/services/settings/landing"
import { languages } from "../../src/lib/languages"
import { expectAccessible } from "./support/accessible"
import { expect, test } from "./support/fixtures"
import { controls, enterCode, fillForm, namesIn, register, tickTerms, whenHydrated } from "./support/journey"
import { pagesInTurn } from "./support/site"
import { text } from "./support/texts"

const english = namesIn("en")

test("the form, empty and with errors, has no accessibility violations", async ({ page }) => {
  await page.goto("")
  await enterCode(page, english)
  await expectAccessible(page)
  await controls(page, english).create.click()
  await expect(page.getByRole("alert")).toBeFocused()
  await expectAccessible(page)
})

test("the second of two steps, and the form of an approved visitor, have no accessibility violations", async ({
  page,
}) => {
  await page.goto("lean?rc=VALID-0001")
  const form = controls(page, english)
  await form.email.fill("ada@example.com")
  await tickTerms(page, english)
  await page.getByRole("button", { name: text("en", "registration:steps.next"), exact: true }).click()
  await expect(form.firstName).toBeVisible()
  await expectAccessible(page)
  await page.goto(`waiting-list?token=${tokenSamples.withEmail.token}&rc=VALID-0001`)
  await expect(form.email).not.toBeEditable()
  await expectAccessible(page)
})

test("a refused code causes no accessibility violations", async ({ page }) => {
  await page.goto("?rc=NOBALANCE-0001")
  await expect(page.getByRole("alert")).toContainText("Amélie Laurent has no invitations left")
  await expectAccessible(page)
})

test("the page about the e-mail has no accessibility violations", async ({ page }) => {
  await page.goto("")
  await register(page, english)
  await expectAccessible(page)
  await page.getByText("Record of your consents").click()
  await expectAccessible(page)
})

/** Opens a page in a language and expects no accessibility violations. */
async function expectOpenAccessible(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await whenHydrated(page)
  await expectAccessible(page)
}

test("no page has accessibility violations, cycling through the languages", async ({ page }) => {
  test.setTimeout(120_000)
  for (const { address } of pagesInTurn(0)) await test.step(address, () => expectOpenAccessible(page, address))
})

test("no landing page, banner or onboarding has accessibility violations, cycling through the languages", async ({
  page,
}) => {
  test.setTimeout(120_000)
  for (const [index, slug] of slugs.entries()) {
    const language = languages[index % languages.length]
    await test.step(slug, () => expectOpenAccessible(page, `${language}/${slug}`))
  }
})

for (const language of ["en", "pl"] as const) {
  test(`the dialogs in ${language} have no accessibility violations`, async ({ page }) => {
    await test.step("a content page over the page", async () => {
      await page.goto(language)
      // Before that, the link leads to the content page itself.
      await whenHydrated(page)
      await page.getByRole("contentinfo").locator('a[href$="/content/terms"]').click()
      await expect(page.getByRole("dialog").locator("h2 ~ * p").first()).toBeVisible()
      await expectAccessible(page)
    })
    await test.step("a shared product", async () => {
      await page.goto(`${language}/product-share?product=PRODUCT-0001`)
      await expect(page.getByRole("dialog").getByRole("heading", { level: 3 })).toBeVisible()
      await expectAccessible(page)
    })
    await test.step("the onboarding", async () => {
      await page.goto(`${language}/welcome-10`)
      await expect(page.getByRole("dialog")).toBeVisible()
      await expectAccessible(page)
    })
    await test.step("the notice about the e-mail, and the errors before it", async () => {
      const names = namesIn(language)
      await page.goto(`${language}/black-friday?rc=VALID-0001`)
      await controls(page, names).create.click()
      await expect(page.getByRole("alert")).toBeFocused()
      await expectAccessible(page)
      await fillForm(page, names)
      await controls(page, names).create.click()
      await expect(page.getByRole("dialog", { name: text(language, "registration:finished.title") })).toBeVisible()
      await expectAccessible(page)
    })
  })
}
