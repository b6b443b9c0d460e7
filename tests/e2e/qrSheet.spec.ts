import { readFileSync } from "node:fs"
import type { Page } from "@playwright/test"
import { expectAccessible } from "./support/accessible"
import { choose, makeCampaign, openView, rows } from "./support/campaign"
import { expect, test } from "./support/fixtures"
import { drawingsIn, scan, scanPng } from "./support/scan"

const sheet = (page: Page) => page.getByRole("region", { name: /^Sheet with/ })

/** The drawings on the sheet. */
const drawings = (page: Page) => drawingsIn(sheet(page).getByRole("img", { includeHidden: true }))

/** Makes a campaign of 36 links and the sheet of its codes; returns the links in their order. */
async function openSheet(page: Page): Promise<(string | null)[]> {
  await openView(page, "campaigns")
  await makeCampaign(page)
  const links = await rows(page)
    .getByRole("link")
    .evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute("href")))
  await page.getByRole("button", { name: "QR codes for all 36 links" }).click()
  return links
}

/** Saves the code of the first link as a file. */
async function save(page: Page, type: "SVG" | "PNG") {
  const download = page.waitForEvent("download")
  await page.getByRole("button", { name: new RegExp(`^Save VALID-0001 · start · Newsletter as ${type}`) }).click()
  const file = await download
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) }
}

test("each code of a campaign's sheet is decoded to its link, also with the brand in the middle", async ({ page }) => {
  const links = await openSheet(page)
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

test("a code is decoded from its PNG and from the sheet in every style: plain, light on dark, with the brand", async ({
  page,
}) => {
  const [link] = await openSheet(page)
  for (const [branded, inverted] of [
    [false, false],
    [false, true],
    [true, false],
    [true, true],
  ] as const) {
    await page.getByLabel("Logo in the middle").setChecked(branded)
    await page.getByLabel("Light on dark").setChecked(inverted)
    await expect(page.getByText(/^Each square of the code/)).toBeVisible()
    const { name, bytes } = await save(page, "PNG")
    expect(name).toBe("VALID-0001 · start · Newsletter.png")
    expect(await scanPng(page, bytes)).toBe(link)
    expect(await scan(page, (await drawings(page))[0] ?? "")).toBe(link)
  }
})

test("a code is saved in print size as SVG and PNG, and the printed sheet holds nothing else", async ({ page }) => {
  const [link] = await openSheet(page)
  await page.getByLabel("Printed size").selectOption("50")
  const svg = await save(page, "SVG")
  expect(svg.name).toBe("VALID-0001 · start · Newsletter.svg")
  expect(svg.bytes.toString()).toContain('width="50mm"')
  expect(await scan(page, svg.bytes.toString())).toBe(link)
  const png = await save(page, "PNG")
  // Side in pixels and pixels per metre: 50 mm (ISO/IEC 15948, IHDR and pHYs).
  const [side, density] = [png.bytes.readUInt32BE(16), png.bytes.readUInt32BE(41)]
  expect(Math.round((side / density) * 1000)).toBe(50)
  expect(Math.round((density * 25.4) / 1000)).toBeGreaterThanOrEqual(300)
  await page.emulateMedia({ media: "print" })
  for (const role of ["heading", "table", "button", "searchbox", "combobox", "status", "alert"] as const) {
    await expect(page.getByRole(role), role).toHaveCount(0)
  }
  await expect(page.locator("label:visible")).toHaveCount(0)
  await expect(page.getByText("VALID-0001 · start · Newsletter")).toBeVisible()
  await expect(page.getByText(/^Links valid until \d/)).toBeVisible()
  await expect(page.getByText("Spring Sale", { exact: true })).toBeVisible()
  const code = await page.locator("[class*=sheet] svg").first().boundingBox()
  expect(Math.round(((code?.width ?? 0) / 96) * 25.4)).toBe(50)
})

test("a code that cannot be made stands on paper by its name, with the reason", async ({ page }) => {
  await openView(page, "campaigns")
  // Each of these characters takes five in a link, so that it does not fit a code.
  const long = Array.from({ length: 6 }, () => "|".repeat(100)).join(",")
  const heading = "code,channel,utm_source,utm_medium,utm_campaign,utm_content,utm_term,utm_id"
  await choose(page, "cards.csv", [heading, "VALID-0001,Card,card,print,s,,,", `VALID-0001,Long,${long}`].join("\n"))
  await page.getByRole("button", { name: "QR codes for all 2 links" }).click()
  await page.emulateMedia({ media: "print" })
  await expect(page.getByText("VALID-0001 · start · Long")).toBeVisible()
  await expect(page.getByText("This link is too long for a QR code.")).toBeVisible()
})

for (const width of [320, 390]) {
  test(`the sheet fits a phone ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await openSheet(page)
    await expect(page.getByText(/^Each square of the code/)).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    await expectAccessible(page)
  })
}
