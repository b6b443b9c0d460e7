import type { Page } from "@playwright/test"
import { expectAccessible } from "./support/accessible"
import { expect, test } from "./support/fixtures"
import { namesIn } from "./support/journey"
import { text } from "./support/texts"

/** The site in the frame of a scenario. */
const site = (page: Page) => page.frameLocator("#play-frame")
/** A scenario on the start page. */
const scenario = (page: Page, name: string) => page.getByRole("link", { name, exact: true })

/** The form in Polish with the address that was refused, filled in otherwise. */
async function expectRefusedAddress(page: Page): Promise<void> {
  await expect(page.getByRole("status")).toHaveText("Ready.", { timeout: 20_000 })
  const names = namesIn("pl")
  const frame = site(page)
  const email = frame.getByRole("textbox", { name: names.email, exact: true })
  await expect(email).toHaveValue("refused@example.com")
  await expect(email).toHaveAccessibleDescription(new RegExp(text("pl", "registration:error.email")))
  await expect(frame.getByRole("textbox", { name: names.firstName, exact: true })).toHaveValue("Zoë")
  await expect(frame.getByRole("combobox", { name: names.country, exact: true })).toHaveValue("PL")
  await expect(frame.getByRole("checkbox", { name: names.terms, exact: true })).toBeChecked()
  await expect(frame.locator("html")).toHaveAttribute("lang", "pl")
  const frameSize = await page.locator("#play-frame").boundingBox()
  expect([frameSize?.width, frameSize?.height]).toEqual([390, 844])
}

test("a refused address in Polish on a phone is one click away, also for others", async ({ page, browser, world }) => {
  await page.goto("sandbox/")
  await scenario(page, "A refused address in Polish on a phone").click()
  await expectRefusedAddress(page)
  const shared = page.url()
  world.addFault({ operation: "*", drop: true })
  const other = await (await browser.newContext({ locale: "sv-SE" })).newPage()
  await other.goto(shared)
  await expectRefusedAddress(other)
  await other.context().close()
})

test("a scenario that cannot be brought about says where it stopped", async ({ page }) => {
  await page.goto("sandbox/play?scenario=Nowhere")
  await expect(page.getByRole("status")).toHaveText('The scenario stopped: There is no scenario "Nowhere".')
})

test("its pages have no barriers and fit a phone of 320", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 })
  for (const path of ["sandbox/", "sandbox/outbox", "sandbox/faults", "/entrance/login"]) {
    await page.goto(path)
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  }
})
