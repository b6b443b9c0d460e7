import { builds } from "./support/builds"
import { expect, test as base } from "./support/fixtures"
import { namesIn, newEmail, register } from "./support/journey"
import { serveFolder } from "./support/staticServer"
import { text } from "./support/texts"

/** The site with the mocked backend built in, on a host without a backend. */
const test = base.extend({
  // oxlint-disable-next-line no-empty-pattern -- Playwright wants the pattern
  baseURL: async ({}, use) => {
    const { url, stop } = await serveFolder(builds.qa)
    await use(`${url}/acquisition/`)
    await stop()
  },
})

const english = namesIn("en")

test("the site without a server registers a visitor, and its outbox contains the e-mail", async ({ page }) => {
  await page.goto("")
  await register(page, english)
  await page.goto("sandbox/outbox")
  const mail = page.getByRole("article").filter({ hasText: newEmail })
  await expect(mail.getByRole("link")).toHaveAttribute("href", /registration\/activateaccount\?activationId=./)
})

test("a refused address in Polish on a phone is one click away without a server, too", async ({ page }) => {
  await page.goto("sandbox/")
  await page.getByRole("link", { name: "A refused address in Polish on a phone" }).click()
  await expect(page.getByRole("status")).toHaveText("Ready.", { timeout: 20_000 })
  const site = page.frameLocator("#play-frame")
  const email = site.getByRole("textbox", { name: namesIn("pl").email, exact: true })
  await expect(email).toHaveAccessibleDescription(new RegExp(text("pl", "registration:error.email")))
  await expect(email).toHaveValue("refused@example.com")
})
