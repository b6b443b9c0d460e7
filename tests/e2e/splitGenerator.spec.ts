import { readFileSync } from "node:fs"
import type { Locator, Page } from "@playwright/test"
import { variantOf, type ExperimentEntry } from "../../src/services/experiments/simulate"
import { expectAccessible } from "./support/accessible"
import { expect, test } from "./support/fixtures"
import { box, button, createSplit, json, openGenerator, variant } from "./support/splitGenerator"

/** The experiment that is shown. */
const entriesIn = async (page: Page) => JSON.parse(await json(page).inputValue()) as ExperimentEntry[]

/**
 * Opens a URL until it leads where it should: a page whose flags arrive later than 2 s after its start stays as it is,
 * and the next visit finds them in the cache.
 */
async function expectLanding(page: Page, from: string, to: string) {
  await expect(async () => {
    await page.goto(from)
    await expect(page).toHaveURL(to, { timeout: 3000 })
  }).toPass()
}

test("the experiment splits the visitors of the site, in their language and with their query", async ({
  page,
  world,
  browser,
  baseURL,
}) => {
  // Each visit may need a second one.
  test.slow()
  await openGenerator(page)
  await createSplit(page)
  const experiments = await entriesIn(page)
  const [first] = experiments
  if (!first) throw new Error("no experiment")
  await page.request.post("sandbox/api/features", { data: { features: {}, experiments } })
  world.state.settings = { growthbookClientKey: "sdk-key" }
  for (const [index, path] of ["social", "de/lean"].entries()) {
    const ids = Array.from(
      { length: 100 },
      (_, number) => `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`,
    )
    const id = ids.find((one) => variantOf(first, one) === index) ?? ""
    const context = await browser.newContext({ locale: "en-GB" })
    await context.addCookies([{ name: "acq_anonymous_id", value: id, url: baseURL ?? "" }])
    const from = `${baseURL}${path.split("/").slice(0, -1).join("/")}?utm_source=x`
    await expectLanding(await context.newPage(), from, `${baseURL}${path}?utm_source=x`)
    await context.close()
  }
})

test(
  "each preview shows its variant, whoever opens it",
  { tag: "@once" },
  async ({ page, world, context, baseURL }) => {
    test.slow()
    await openGenerator(page)
    await createSplit(page)
    world.setFeatures({ experiments: await entriesIn(page) })
    world.state.settings = { growthbookClientKey: "sdk-key" }
    for (const [name, path] of [
      ["A", "social?start-page=0"],
      ["B", "lean?start-page=1"],
    ] as const) {
      const link = page.getByRole("navigation", { name: "Preview" }).getByRole("link", { name, exact: true })
      const preview = await context.newPage()
      await expectLanding(preview, (await link.getAttribute("href")) ?? "", `${baseURL}${path}`)
      await preview.close()
    }
  },
)

test("10,000 visitors are shown beside the expected shares, and the JSON is copied and saved", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"])
  await openGenerator(page)
  await box(page, "Coverage").fill("0.8")
  await createSplit(page)
  const rows = page.getByRole("table").getByRole("row")
  // Each row of figures is followed by its bar, which is hidden from screen readers.
  await expect(rows).toHaveText([/^Variant/, /^A\s*60%\s*\d/, /^B\s*20%\s*\d/, /^Not in the experiment\s*20%\s*\d/])
  await expectAccessible(page)
  const shown = await json(page).inputValue()
  await button(page, "Copy JSON").click()
  await expect(page.getByText("The JSON is on your clipboard.")).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(shown)
  const saved = page.waitForEvent("download")
  await button(page, "Save JSON").click()
  const download = await saved
  expect(download.suggestedFilename()).toBe("start-page.json")
  expect(readFileSync(await download.path(), "utf8")).toBe(shown)
})

test("neighbours stand in line, and an error of the weights below their row", { tag: "@once" }, async ({ page }) => {
  const boxOf = async (locator: Locator) => (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.setViewportSize({ width: 1440, height: 900 })
  await openGenerator(page)
  await variant(page, 2).getByLabel("Weight").fill("0.7")
  await button(page, "Create experiment").click()
  const row = variant(page, 2)
  const message = await boxOf(row.getByText(/^The weights add up to 1\.2/))
  const weight = await boxOf(row.getByLabel("Weight"))
  expect(message.width).toBeGreaterThan((await boxOf(row)).width * 0.8)
  expect(message.y).toBeGreaterThan(weight.y + weight.height)
  for (const [part, names] of [
    [row, ["Name", "Weight", "Landing page"]],
    [page, ["Experiment key", "Coverage"]],
    [page, ["Page to split", "Addresses that take part"]],
  ] as const) {
    const places = (locators: Locator[]) => Promise.all(locators.map(async (one) => Math.round((await boxOf(one)).y)))
    const labels = await places(names.map((name) => part.locator("label").getByText(name, { exact: true })))
    const controls = await places(names.map((name) => part.getByLabel(name, { exact: true })))
    expect([new Set(labels).size, new Set(controls).size], names.join()).toEqual([1, 1])
  }
})
