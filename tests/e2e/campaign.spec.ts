import { readFileSync } from "node:fs"
import type { Page } from "@playwright/test"
import { expectAccessible } from "./support/accessible"
import { layer, setUp } from "./support/dataLayer"
import { expect, test } from "./support/fixtures"
import { sent, whenHydrated } from "./support/journey"
import { scan } from "./support/scan"

const rows = (page: Page) => page.getByRole("table").getByRole("row")

/** Opens a part of the link generator as an administrator. */
async function openView(page: Page, view: string) {
  await page.goto("/entrance/login?as=admin")
  await expect(page).toHaveURL(/\/admin\/registrationlinkgenerator$/)
  await page.goto(`admin/registrationlinkgenerator?view=${view}`)
  await whenHydrated(page)
}

/** Makes a campaign of 3 pages, 3 languages and 4 channels. */
async function makeCampaign(page: Page) {
  await page.getByLabel("Name of the campaign").fill("Spring Sale")
  await page.getByLabel("Registration codes").fill("VALID-0001")
  for (const name of ["lean", "viral", "Deutsch", "Polski"]) await page.getByLabel(name, { exact: true }).check()
  for (const [index, name] of ["Newsletter", "Instagram", "Printed card", "=Partner"].entries()) {
    if (index > 0) await page.getByRole("button", { name: "Add a channel" }).click()
    const fields = page.getByRole("group", { name: `Channel ${index + 1}` })
    await fields.getByLabel("Name").fill(name)
    await fields.getByLabel("utm_source").fill("{channel}")
    await fields.getByLabel("utm_medium").fill(index === 2 ? "print" : "online")
    await fields.getByLabel("utm_campaign").fill("{campaign}")
    await fields.getByLabel("utm_content").fill("{page}_{language}")
  }
  await page.getByRole("button", { name: "Create links" }).click()
  await expect(page.getByRole("heading", { name: "36 links for Spring Sale" })).toBeFocused()
}

/** Saves the campaign's file. */
async function saveFile(page: Page): Promise<string> {
  const download = page.waitForEvent("download")
  await page.getByRole("button", { name: "Save all 36 as CSV" }).click()
  return readFileSync(await (await download).path(), "utf8")
}

async function choose(page: Page, name: string, text: string) {
  const chooser = page.waitForEvent("filechooser")
  await page.getByRole("button", { name: "Choose a CSV file" }).click()
  await (await chooser).setFiles({ name, mimeType: "text/csv", buffer: Buffer.from(text) })
}

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
  await expect(page.getByRole("heading", { name: "36 links for Spring Sale" })).toBeFocused()
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
    [good.replace(/,20\d\d-[^,]+,/, ",yesterday,"), "made is not a date with time and time zone"],
    ["a,b", "The number of cells differs from the header row (2/14)"],
    ['"open', "A quotation mark is missing"],
    [good, "Already on line 2"],
  ]
  await choose(page, "broken.csv", [heading, good, ...bad.map(([row]) => row), other, ""].join("\r\n"))
  const report = page.getByRole("alert").filter({ hasText: "2 links were read." })
  await expect(report.getByRole("listitem")).toHaveText(bad.map(([, reason], row) => `Line ${row + 3}: ${reason}`))
  await expect(page.getByRole("heading", { name: "2 links for Spring Sale" })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole("button", { name: "Undo" }).click()
  await expect(page.getByRole("heading", { name: "36 links for Spring Sale" })).toBeVisible()
})

test("a thousand links are paged, and searched while typing", async ({ page }) => {
  await openView(page, "campaigns")
  const heading = "code,page,channel,utm_source,utm_medium,utm_campaign"
  const lines = Array.from({ length: 1000 }, (_, number) => {
    const channel = `card-${number % 40}`
    return `VALID-0001,page-${Math.floor(number / 40)},${channel},${channel},print,s`
  })
  await choose(page, "cards.csv", [heading, ...lines].join("\n"))
  await expect(page.getByRole("heading", { name: "1000 links for cards" })).toBeFocused()
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

/** The drawings on the sheet as they look: with the colours that style sheets give them. */
const drawings = (page: Page) =>
  page
    .getByRole("region", { name: /^Sheet with/ })
    .getByRole("img", { includeHidden: true })
    .evaluateAll((pictures) =>
      pictures.map((picture) => {
        for (const path of picture.querySelectorAll("path")) path.setAttribute("fill", getComputedStyle(path).fill)
        return new XMLSerializer().serializeToString(picture)
      }),
    )

test("each code of a campaign's sheet is decoded to its link, also with the brand in the middle", async ({ page }) => {
  await openView(page, "campaigns")
  await makeCampaign(page)
  const links = await rows(page)
    .getByRole("link")
    .evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute("href")))
  await page.getByRole("button", { name: "QR codes for all 36 links" }).click()
  for (const [branded, count] of [
    [false, 36],
    [true, 6],
  ] as const) {
    await page.getByLabel("Logo in the middle").setChecked(branded)
    await expect(page.locator("[class*=sheet] svg")).toHaveCount(36)
    await expect(page.locator("[class*=sheet] svg:has(path[transform])")).toHaveCount(branded ? 36 : 0)
    const found: (string | undefined)[] = []
    for (const drawing of (await drawings(page)).slice(0, count)) found.push(await scan(page, drawing))
    expect(found).toEqual(links.slice(0, count))
  }
  await expectAccessible(page)
})

test("a code is saved in print size as SVG and PNG, and the printed sheet holds nothing else", async ({ page }) => {
  await openView(page, "campaigns")
  await makeCampaign(page)
  const link = await rows(page).nth(1).getByRole("link").getAttribute("href")
  await page.getByRole("button", { name: "QR codes for all 36 links" }).click()
  await page.getByLabel("Printed size").selectOption("50")
  const save = async (type: string) => {
    const download = page.waitForEvent("download")
    await page.getByRole("button", { name: new RegExp(`^Save 1 · Start page · Newsletter as ${type}`) }).click()
    const file = await download
    return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) }
  }
  const svg = await save("SVG")
  expect(svg.name).toBe("1-start-page-newsletter.svg")
  expect(svg.bytes.toString()).toContain('width="50mm"')
  expect(await scan(page, svg.bytes.toString())).toBe(link)
  const png = await save("PNG")
  // Side in pixels and pixels per metre: 50 mm (ISO/IEC 15948, IHDR and pHYs).
  const [side, density] = [png.bytes.readUInt32BE(16), png.bytes.readUInt32BE(41)]
  expect(Math.round((side / density) * 1000)).toBe(50)
  expect(Math.abs((density * 25.4) / 1000 - 300)).toBeLessThan(30)
  await page.emulateMedia({ media: "print" })
  await expect(page.getByRole("heading")).toHaveCount(0)
  await expect(page.getByRole("table")).toHaveCount(0)
  await expect(page.getByText("1 · Start page · Newsletter")).toBeVisible()
  const code = await page.locator("[class*=sheet] svg").first().boundingBox()
  expect(Math.round(((code?.width ?? 0) / 96) * 25.4)).toBe(50)
})
