import type { Page } from "@playwright/test"
import { openEarly } from "./support/beforeHydration"
import { expect, test } from "./support/fixtures"
import { controls, fillForm, namesIn, sendForm, sent, whenHydrated } from "./support/journey"
import { text } from "./support/texts"

const english = namesIn("en")

test("a tick before hydration is for the documents in the HTML, not those of the code", async ({ page, world }) => {
  const { release } = await openEarly(page, "?rc=VALID-0001")
  await fillForm(page, english)
  const { terms, create } = controls(page, english)
  await create.click()
  release()
  const reason = text("en", "registration:again.documents")
  const summary = page.getByRole("alert")
  await expect(summary).toBeFocused()
  await expect(summary.getByRole("link")).toHaveText([reason])
  await expect(terms).not.toBeChecked()
  await expect(terms).toHaveAccessibleDescription(reason)
  expect(sent(world, "registerCustomer")).toEqual([])
  await sendForm(page, english)
  expect(sent(world, "registerCustomer")).toMatchObject([
    { variables: { input: { termsPkString: "terms-pl", consents: [{ documentPk: "terms-pl" }, {}, {}] } } },
  ])
})

test("no consent is ticked by the browser's own memory of the form", { tag: "@stored" }, async ({ page }) => {
  await page.goto("?rc=NULLS-0001")
  await whenHydrated(page)
  await fillForm(page, english)
  await page.evaluate(() => sessionStorage.clear())
  await openReloaded(page)
  const { terms } = controls(page, english)
  await expect(terms).not.toBeChecked()
})

/** Reloads the page without what this tab has stored. */
async function openReloaded(page: Page): Promise<void> {
  await page.addInitScript(() => sessionStorage.removeItem("registration"))
  await page.reload()
  await whenHydrated(page)
}
