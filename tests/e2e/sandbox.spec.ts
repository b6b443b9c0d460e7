import type { Page } from "@playwright/test"
import { expectAccessible } from "./support/accessible"
import { expect, test } from "./support/fixtures"
import { namesIn, newEmail, register } from "./support/journey"
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

test("a refused address in Polish on a phone is one click away, and its address shows it to anyone", async ({
  page,
  browser,
  world,
}) => {
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

test("language and screen are switched for every scenario at once", async ({ page }) => {
  await page.goto("sandbox/?lang=de")
  await page.getByRole("link", { name: "Small phone, 320 × 568" }).click()
  await scenario(page, "VALID-0001").click()
  await expect(site(page).getByRole("heading", { level: 1 })).toContainText("Amélie Laurent")
  await expect(site(page).locator("html")).toHaveAttribute("lang", "de")
  expect((await page.locator("#play-frame").boundingBox())?.width).toBe(320)
  await page.getByRole("link", { name: "Svenska", exact: true }).click()
  await expect(site(page).locator("html")).toHaveAttribute("lang", "sv")
})

test("the outbox tells of a registration and an application, each with the link to click", async ({ page }) => {
  await page.goto("")
  await register(page, namesIn("en"))
  await page.goto("sv/membership-interest/apply")
  await page.getByRole("textbox", { name: namesIn("sv").email, exact: true }).fill("ada@example.org")
  await page.getByRole("button", { name: text("sv", "membership:apply.submit"), exact: true }).click()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(text("sv", "membership:confirmation.title"))
  await page.goto("sandbox/outbox")
  const messages = page.getByRole("article")
  await expect(messages).toHaveCount(2)
  await expect(messages.first()).toContainText("Vi har tagit emot din ansökan")
  await expect(messages.first()).toContainText("ada@example.org")
  await expect(messages.last()).toContainText(newEmail)
  await messages.last().getByRole("link", { name: "Activate my account" }).click()
  await expect(page).toHaveURL(/\/registration\/activateaccount$/)
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Welcome|activated/)
})

// Every state is opened by axe.spec.ts; these are the kinds of steps, as the page takes them.
for (const name of ["A sent form", "Joined", "Black Friday, sent", "A form after a phone number", "A generated link"])
  test(`the page plays "${name}"`, async ({ page }) => {
    await page.goto("sandbox/?frame=phone")
    await scenario(page, name).click()
    await expect(page.getByRole("status")).toHaveText("Ready.", { timeout: 40_000 })
  })

test("the onboarding opens for its scenario alone", async ({ page }) => {
  await page.goto("sandbox/?frame=phone")
  await scenario(page, "Onboarding, long").click()
  await expect(site(page).getByRole("dialog")).toBeVisible()
  await page.goto("sandbox/?frame=phone")
  await scenario(page, "welcome-10, invited").click()
  await expect(page.getByRole("status")).toHaveText("Ready.", { timeout: 40_000 })
  await expect(site(page).getByRole("dialog")).toBeHidden()
})

test("a scenario that cannot be brought about says where it stopped", async ({ page }) => {
  await page.goto("sandbox/play?scenario=Nowhere")
  await expect(page.getByRole("status")).toHaveText('The scenario stopped: There is no scenario "Nowhere".')
})

for (const path of ["sandbox/", "sandbox/outbox", "sandbox/faults", "/entrance/login"])
  test(`${path} has no barriers and fits a phone of 320`, async ({ page, world }) => {
    world.addFault({ operation: "countryDetails", delayMs: 1 })
    await page.request.post("sandbox/api/mails", {
      data: { kind: "application", to: "ada@example.org", language: "nl" },
    })
    await page.setViewportSize({ width: 320, height: 568 })
    await page.goto(path)
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    await page.emulateMedia({ colorScheme: "dark" })
    await expectAccessible(page)
  })
