import type { Page } from "@playwright/test"
import { expect, test } from "../e2e/support/fixtures"
import { openEarly } from "../e2e/support/beforeHydration"
import { newEmail, sent, whenHydrated } from "../e2e/support/journey"
import { tokenSamples } from "../../src/sandbox/tokens"
import { rewrite, type Hand } from "./foreignHands"

// What is entered before hydration stays, though others have changed the page, and React makes it anew.

/** What is beside a field changes it less than what is around it. */
const hands: readonly Hand[] = ["translated", "around"]

const field = (page: Page, name: string) => page.locator(`[name="${name}"]`).first()

for (const hand of hands) {
  test.describe(`in a page with the hand "${hand}"`, () => {
    test.beforeEach(({ page }) => rewrite(page, hand))

    test("a code keeps its text, its selection and the focus", async ({ page, world }) => {
      const { release } = await openEarly(page, "")
      const code = field(page, "code")
      await code.focus()
      await page.keyboard.type("VALID-0001x")
      await code.evaluate((input: HTMLInputElement) => input.setSelectionRange(10, 11))
      release()
      await whenHydrated(page)
      await expect(code).toBeFocused()
      await page.keyboard.press("Delete")
      await expect(code).toHaveValue("VALID-0001")
      await page.keyboard.press("Enter")
      await expect(page.locator("[name=firstName]")).toBeVisible()
      expect(sent(world, "checkRegistrationCode")).toHaveLength(1)
    })

    test("the form keeps texts, choices, ticks and the focus", async ({ page, world }) => {
      // A code that names no documents: the tick is for those that the page was built with.
      const { release } = await openEarly(page, "?rc=NULLS-0001")
      await field(page, "gender").check()
      await field(page, "firstName").fill("Ada")
      await field(page, "lastName").fill("Nowak")
      await field(page, "country").selectOption("PL")
      await field(page, "terms").check()
      // As a password manager does: without an event.
      await field(page, "email").evaluate((input: HTMLInputElement, email) => (input.value = email), newEmail)
      await field(page, "lastName").focus()
      release()
      await whenHydrated(page)
      await expect(field(page, "lastName")).toBeFocused()
      await page.keyboard.press("Enter")
      await expect(page).toHaveURL(/\/registration\/formfinished$/)
      expect(sent(world, "registerCustomer")).toMatchObject([
        {
          variables: {
            input: { firstName: "Ada", lastName: "Nowak", email: newEmail, country: "PL", gender: "FEMALE" },
          },
        },
      ])
    })

    test("the lobby keeps its tick", async ({ page, world }) => {
      const { release } = await openEarly(page, `lobby?token=${tokenSamples.withEmail.token}`)
      await page.getByRole("checkbox").check()
      release()
      await whenHydrated(page)
      await expect(page.getByRole("checkbox")).toBeChecked()
      await page.locator("main form [type=submit]").click()
      await expect.poll(() => sent(world, "joinWaitingList")).toHaveLength(1)
    })

    // A password manager changes fields alone, and to the rest of the page is like another.
    if (hand !== "translated") return

    test("a code that is sent is answered", async ({ page }) => {
      const { release } = await openEarly(page, "")
      await field(page, "code").fill("VALID-0001")
      await page.keyboard.press("Enter")
      release()
      await expect(page.locator("[name=firstName]")).toBeVisible()
    })

    test("the form that is sent is answered", async ({ page, world }) => {
      const { release } = await openEarly(page, "?rc=VALID-0001")
      await field(page, "firstName").fill("Ada")
      await page.keyboard.press("Enter")
      release()
      await expect(page.getByRole("alert")).toBeFocused()
      await expect(field(page, "firstName")).toHaveValue("Ada")
      expect(sent(world, "registerCustomer")).toEqual([])
    })

    for (const [name, address, fieldName] of [
      ["an application", "membership-interest/apply", "email"],
      ["the first of two steps", "lean?rc=VALID-0001", "email"],
      ["the closing field for a code", "", "rc"],
    ] as const) {
      test(`${name} keeps its text and the focus`, async ({ page }) => {
        const { release } = await openEarly(page, address)
        await field(page, fieldName).focus()
        await page.keyboard.type("ABC-1@example.com")
        release()
        await whenHydrated(page)
        await expect(field(page, fieldName)).toHaveValue("ABC-1@example.com")
        await expect(field(page, fieldName)).toBeFocused()
      })
    }

    test("a button that is pressed counts", async ({ page }) => {
      const { release } = await openEarly(page, "social?rc=VALID-0001")
      await page.locator("main li button").first().click()
      release()
      await expect(field(page, "firstName")).toBeVisible()
    })

    test("an open menu stays open", async ({ page }) => {
      const { release } = await openEarly(page, "about-us")
      await page.locator("header summary").click()
      release()
      await whenHydrated(page)
      await expect(page.locator("header a[hreflang=pl]")).toBeVisible()
      await expect(page.locator("header summary")).toBeFocused()
    })
  })
}
