import type { Locator } from "@playwright/test"
import { expectAccessible } from "./support/accessible"
import { choose, makeCampaign, openView, rows } from "./support/campaign"
import { layer, setUp } from "./support/dataLayer"
import { expect, test } from "./support/fixtures"

/** Expects cells of a row, by the end of their texts, to be shown within the width of the screen, none over another. */
async function expectWithin(row: Locator, width: number, texts: readonly string[]) {
  await row.evaluate((element) => element.scrollIntoView({ inline: "start" }))
  for (const text of texts) {
    const cell = row.locator("th, td").filter({ hasText: text }).first()
    const { x, right, uncovered } = await cell.evaluate((element) => {
      const box = element.getBoundingClientRect()
      const shown = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2)
      return { x: box.left, right: box.right, uncovered: element.contains(shown) }
    })
    expect(x, text).toBeGreaterThanOrEqual(0)
    expect(right, text).toBeLessThanOrEqual(width)
    expect(uncovered, text).toBe(true)
  }
}

test("a visitor who opens a campaign's link brings its values into the page view", async ({
  page,
  world,
  browser,
  server,
}) => {
  await openView(page, "campaigns")
  await makeCampaign(page)
  await page.getByLabel("Search", { exact: true }).fill("printed viral pl")
  await expect(rows(page)).toHaveCount(2)
  const link = await rows(page).last().getByRole("link").getAttribute("href")
  // Nothing of the administrator's browser: no token, no storage, no consent.
  const context = await browser.newContext({ baseURL: `${server.url}/acquisition/` })
  const visit = await context.newPage()
  await setUp(visit, world)
  await visit.goto(link ?? "")
  await expect(visit.locator("html")).toHaveAttribute("lang", "pl")
  const path =
    "/acquisition/pl/viral?utm_source=printed-card&utm_medium=print&utm_campaign=spring-sale&utm_content=viral_pl"
  await expect.poll(() => layer(visit)).toContainEqual(expect.objectContaining({ event: "page_view", page_path: path }))
  await context.close()
})

for (const width of [320, 390]) {
  test.describe(`on a phone ${width} px wide`, () => {
    test.use({ viewport: { width, height: 800 } })

    test("a campaign's link and the history's are opened, and a dialog says what a recipient sees", async ({
      page,
      context,
    }) => {
      await openView(page, "campaigns")
      await makeCampaign(page)
      await expectWithin(rows(page).nth(1), width, [
        "Newsletter",
        "The visitor’s own language",
        "Home page",
        "VALID-0001",
      ])
      const opened = context.waitForEvent("page")
      await rows(page)
        .nth(1)
        .getByRole("link", { name: /^\/\?utm_source=newsletter/ })
        .click()
      await expect(await opened).toHaveURL(/rc=VALID-0001/)
      await openView(page, "history")
      await expect(rows(page)).toHaveCount(37)
      await expect(page.getByText(/^1\scampaign with all its signed links/)).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      await expectWithin(rows(page).nth(1), width, [
        "Spring Sale",
        "The visitor’s own language",
        "Home page",
        "VALID-0001",
      ])
      await expectAccessible(page)
      const again = context.waitForEvent("page")
      await rows(page)
        .nth(1)
        .getByRole("link", { name: /^\/\?utm_source=newsletter/ })
        .click()
      await expect(await again).toHaveURL(/rc=VALID-0001/)
      await rows(page)
        .nth(1)
        .getByRole("button", { name: /^Preview: / })
        .click()
      const dialog = page.getByRole("dialog", { name: "What a recipient sees" })
      await expect(dialog.getByText("spring-sale", { exact: true })).toBeVisible()
      await expectAccessible(page)
      await page.keyboard.press("Escape")
      await expect(dialog).toHaveCount(0)
    })

    test("a check shows its results, and what each is of, without scrolling sideways", async ({ page, baseURL }) => {
      await openView(page, "check")
      const links = ["VALID-0001", "EXPIRED-0001", "PENDING-0001"].map((code) => `${baseURL}?rc=${code}`)
      await choose(
        page,
        "cards.csv",
        [...links, `${baseURL}laen?rc=VALID-0001`, "https://elsewhere.example/"].join("\n"),
        "Choose a file",
      )
      await expect(page.getByText("2 of 5 working")).toBeVisible()
      for (const result of await page.getByRole("rowheader").all()) {
        await result.scrollIntoViewIfNeeded()
        const { x = -1, width: wide = 0 } = (await result.boundingBox()) ?? {}
        expect(x).toBeGreaterThanOrEqual(0)
        expect(x + wide).toBeLessThanOrEqual(width)
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      await expectAccessible(page)
      await expectWithin(rows(page).nth(1), width, ["Works", "The visitor’s own language", "Home page", "VALID-0001"])
    })
  })
}
