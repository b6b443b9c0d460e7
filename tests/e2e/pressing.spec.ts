import { expect, test } from "./support/fixtures"
import { controls, namesIn, whenHydrated } from "./support/journey"

const english = namesIn("en")

/** What a visitor presses right after the e-mail field: nothing of it may move away between press and release. */
for (const [means, hasTouch, address] of [
  ["the mouse", false, "ada"],
  ["a finger", true, "ada@gmial.com"],
] as const) {
  test.describe(`with ${means}`, () => {
    test.use({ hasTouch, ...(hasTouch && { viewport: { width: 390, height: 844 } }) })

    test(`the box below the address ${address} is ticked by the first press, before what follows`, async ({ page }) => {
      await page.goto("lean?rc=VALID-0001")
      await whenHydrated(page)
      const { email, terms } = controls(page, english)
      await email.pressSequentially(address)
      await terms.scrollIntoViewIfNeeded()
      const box = await terms.boundingBox()
      if (!box) throw new Error("the box is not shown")
      // Its upper edge, which moves away first.
      const place = [box.x + box.width / 2, box.y + 3] as const
      if (hasTouch) await page.touchscreen.tap(...place)
      else await page.mouse.click(...place)
      await expect(terms).toBeChecked()
      await expect(page.getByText(/^(Did you mean|Please provide a valid email)/)).toBeVisible()
    })
  })
}
