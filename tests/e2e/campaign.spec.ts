import { expectAccessible } from "./support/accessible"
import { choose, makeCampaign, openView, rows, saveFile } from "./support/campaign"
import { layer, setUp } from "./support/dataLayer"
import { expect, test } from "./support/fixtures"
import { sent } from "./support/journey"

test("a campaign is made, saved and read again unchanged; a link brings its values into the page view", async ({
  page,
  world,
}) => {
  await setUp(page, world)
  await openView(page, "campaigns")
  await makeCampaign(page)
  expect(sent(world, "generateRegistrationLink")).toHaveLength(1)
  await expect(rows(page)).toHaveCount(37)
  await expectAccessible(page)
  const file = await saveFile(page)
  expect(file).toContain(",'=Partner,")
  await page.getByRole("button", { name: "Delete this campaign" }).click()
  await expect(page.getByRole("table")).toHaveCount(0)
  await choose(page, "spring.csv", file)
  await expect(page.getByRole("heading", { name: "36 links for “Spring Sale”" })).toBeFocused()
  expect(await saveFile(page)).toBe(file)
  expect(sent(world, "generateRegistrationLink")).toHaveLength(1)
  await page.getByLabel("Search", { exact: true }).fill("printed viral pl")
  await expect(rows(page)).toHaveCount(2)
  const link = await rows(page).last().getByRole("link").getAttribute("href")
  await page.goto(link ?? "")
  await expect(page.locator("html")).toHaveAttribute("lang", "pl")
  const path =
    "/acquisition/pl/viral?utm_source=printed-card&utm_medium=print&utm_campaign=spring-sale&utm_content=viral_pl"
  await expect.poll(() => layer(page)).toContainEqual(expect.objectContaining({ event: "page_view", page_path: path }))
})

test("a file with every kind of bad row names each by line and reason, and keeps the good ones", async ({ page }) => {
  await openView(page, "campaigns")
  await makeCampaign(page)
  const [heading = "", good = "", other = ""] = (await saveFile(page)).split("\r\n")
  const bad: readonly (readonly [row: string, reason: string])[] = [
    [good.replace(",VALID-0001,", ",,"), "The code is missing"],
    [good.replace(",VALID-0001,", ",A,"), "A code has 4 to 40 characters"],
    [good.replace(",VALID-0001,", ",AB_12,"), "A code consists of letters, digits and hyphens only"],
    [good.replace(",VALID-0001,,", ",VALID-0001,lobby,"), "“lobby” is not a landing page"],
    [good.replace(",VALID-0001,,,", ",VALID-0001,,es,"), "“es” is not one of our languages"],
    [good.replace(",Newsletter,", ",,"), "The channel is missing"],
    [good.replace(",online,", ",,"), "utm_medium: Please enter a value"],
    [good.replace(",online,", ",Online,"), "utm_medium: Please use lower case"],
    [good.replace(",online,", ",on line,"), "utm_medium: Please use a hyphen instead of a space"],
    [good.replace(",online,", ",other,"), "The link does not match the other cells"],
    [good.replace(/https?:\/\/[^/]+/, "https://elsewhere.example"), "The link leads to another site"],
    [good.replace(/,20\d\d-[^,]+,/, ",yesterday,"), "“made” is not a date with time and time zone"],
    ["a,b", "The number of cells differs from that in the header row (2/15)"],
    ['"open', "A quotation mark is missing"],
    [good, "Already on line 2"],
  ]
  await choose(page, "broken.csv", [heading, good, ...bad.map(([row]) => row), other, ""].join("\r\n"))
  const report = page.getByRole("alert").filter({ hasText: "2 links were read." })
  await expect(report.getByRole("listitem")).toHaveText(bad.map(([, reason], row) => `Line ${row + 3}: ${reason}`))
  await expect(page.getByRole("heading", { name: "2 links for “Spring Sale”" })).toBeVisible()
  await expectAccessible(page)
  const picker = page.getByRole("combobox", { name: "Campaign", exact: true })
  const former = picker.getByRole("option", { name: "Spring Sale (36) · " })
  await picker.selectOption((await former.textContent()) ?? "")
  await expect(page.getByRole("heading", { name: "36 links for “Spring Sale”" })).toBeVisible()
})

test("a thousand links are paged, and searched while typing", async ({ page }) => {
  await openView(page, "campaigns")
  const heading = "code,page,channel,utm_source,utm_medium,utm_campaign"
  const lines = Array.from({ length: 1000 }, (_, number) => {
    const channel = `card-${number % 40}`
    return `VALID-0001,page-${Math.floor(number / 40)},${channel},${channel},print,s`
  })
  await choose(page, "cards.csv", [heading, ...lines].join("\n"))
  await expect(page.getByRole("heading", { name: "1000 links for “cards”" })).toBeFocused()
  await expect(rows(page)).toHaveCount(51)
  await page.getByRole("button", { name: "Next" }).click()
  await expect(page.getByText("Page 2 of 20")).toBeVisible()
  await page.getByLabel("Search", { exact: true }).pressSequentially("page-24 card-7")
  await expect(page.getByText("1 of 1000")).toBeVisible()
  await expect(rows(page)).toHaveCount(2)
})

test("the campaign's page fits a phone 320 px wide", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openView(page, "campaigns")
  await makeCampaign(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})
