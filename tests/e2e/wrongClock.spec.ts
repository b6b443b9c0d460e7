import type { Page } from "@playwright/test"
import { createToken } from "../../src/sandbox/tokens"
import { expect, test } from "./support/fixtures"
import { fillForm, namesIn, sendForm, sent } from "./support/journey"

const english = namesIn("en")
const hour = 3_600_000
const email = "ada.nowak@example.com"

/** A token that is valid for some hours by the host's clock. */
const tokenFor = (hours: number) => createToken({ email, exp: Math.trunc((Date.now() + hours * hour) / 1000) })

/** The device's clock runs, but is days off the host's. */
const setClock = (page: Page, days: number) => page.clock.install({ time: Date.now() + days * 24 * hour })

test("a visitor whose clock is days ahead registers, with the host's time on the consents", async ({ page, world }) => {
  await setClock(page, 5)
  await page.goto("?rc=VALID-0001")
  await fillForm(page, english)
  await sendForm(page, english)
  const variables = JSON.stringify(sent(world, "registerCustomer").map((entry) => entry.variables))
  const times = variables.match(/\d{4}-\d\d-\d\dT[\d:.]+Z/g) ?? []
  expect(times.length).toBeGreaterThan(0)
  for (const time of times) expect(Math.abs(Date.parse(time) - Date.now())).toBeLessThan(hour)
  await expect(page.getByText(/in \d\d?\sseconds/)).toBeVisible()
})

test("an expired token is reported as such with a clock that is days behind", async ({ page }) => {
  await setClock(page, -5)
  await page.goto(`lobby?token=${tokenFor(-24)}`)
  await expect(page).toHaveURL(/registration\/deny\?reason=expired$/)
})
