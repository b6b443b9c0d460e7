import { readFileSync } from "node:fs"
import type { Locator, Page } from "@playwright/test"
import { variantOf } from "../../src/services/experiments/simulate"
import { expectAccessible } from "./support/accessible"
import { expect, test } from "./support/fixtures"
import {
  box,
  button,
  createSplit,
  json,
  openGenerator,
  pasted,
  readExperiments,
  result,
  splitPath,
  typed,
  variant,
} from "./support/splitGenerator"

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

const boxOf = async (locator: Locator) => (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }

test("without a token the page says who it is for, and where to sign in", { tag: "@once" }, async ({ page }) => {
  await page.goto(splitPath)
  await expect(page.getByText("This page is for staff only")).toBeVisible()
  await expect(page.getByRole("main").getByRole("link", { name: "Log in" })).toHaveAttribute("href", "/entrance/login")
  await expect(box(page, "Experiment key")).toHaveCount(0)
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/)
})

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
  const experiments = await readExperiments(page)
  const [first] = experiments
  if (!first) throw new Error("no experiment")
  expect(experiments).toHaveLength(8)
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
    world.setFeatures({ experiments: await readExperiments(page) })
    world.state.settings = { growthbookClientKey: "sdk-key" }
    for (const [name, path] of [
      ["A", "social?start-page=0"],
      ["B", "lean?start-page=1"],
    ] as const) {
      const link = result(page).getByRole("link", { name, exact: true })
      const preview = await context.newPage()
      await expectLanding(preview, (await link.getAttribute("href")) ?? "", `${baseURL}${path}`)
      await preview.close()
    }
  },
)

test("the chart shows 10,000 visitors beside the expected shares, visually and to screen readers", async ({ page }) => {
  await openGenerator(page)
  await box(page, "Coverage").fill("0.8")
  await createSplit(page)
  const rows = page.getByRole("table").getByRole("row")
  await expect(rows).toHaveCount(4)
  await expect(rows.nth(0)).toHaveText(/Variant\s*Expected\s*Simulated/)
  const numbers = await rows.evaluateAll((all) =>
    all.slice(1).map((row) => [...row.querySelectorAll("td")].map((cell) => cell.textContent ?? "")),
  )
  const expected = [60, 20, 20]
  let sum = 0
  for (const [row, [share = "", simulated = ""]] of numbers.entries()) {
    expect(share).toBe(`${expected[row]}%`)
    expect(Math.abs(Number.parseFloat(simulated) - (expected[row] ?? 0))).toBeLessThan(1.5)
    sum += Number(simulated.split("%")[1]?.replace(/\D/g, ""))
  }
  expect(sum).toBe(10_000)
  await expect(page.getByRole("rowheader", { name: "Not in the experiment" })).toBeVisible()
  await expectAccessible(page)
})

test("the chart follows the form, and pauses while its input is invalid", { tag: "@once" }, async ({ page }) => {
  await openGenerator(page)
  await createSplit(page)
  await expect(page.getByRole("row", { name: /^A 75% 7/ })).toBeVisible()
  await button(page, "Split evenly").click()
  await expect(page.getByRole("row", { name: /^A 50% (?:49|50)/ })).toBeVisible()
  await expect(page.getByText("Sum of the weights: 1", { exact: true })).toBeVisible()
  await box(page, "Experiment key").fill("start page")
  await expect(page.getByText("The experiment appears as soon as everything above is in order.")).toBeVisible()
  await expect(json(page)).toHaveCount(0)
  await box(page, "Experiment key").fill("start_page")
  await expect(json(page)).toHaveValue(/"key": "start_page"/)
})

test("variants can be added and removed by keyboard, at least two, at most six", { tag: "@once" }, async ({ page }) => {
  await openGenerator(page)
  await expect(page.getByRole("button", { name: /^Remove variant/ })).toHaveCount(0)
  for (const number of [3, 4, 5, 6]) {
    await button(page, "Add a variant").press("Enter")
    await expect(variant(page, number).getByLabel("Name")).toBeFocused()
  }
  await expect(button(page, "Add a variant")).toHaveCount(0)
  await expect(page.getByText("An experiment can have at most six variants.")).toBeVisible()
  await expect(variant(page, 6).getByLabel("Weight")).toHaveValue("0.1667")
  await button(page, "Remove variant 2").press("Enter")
  await expect(variant(page, 2).getByLabel("Name")).toBeFocused()
  await expect(variant(page, 2).getByLabel("Name")).toHaveValue("C")
  await expect(variant(page, 5).getByLabel("Weight")).toHaveValue("0.2")
})

test("copies and downloads the JSON", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"])
  await openGenerator(page)
  await createSplit(page)
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

test("a pasted experiment fills the form", { tag: "@once" }, async ({ page }) => {
  await openGenerator(page)
  await page.getByLabel("Addresses that take part").selectOption("Deutsch (/de)")
  await createSplit(page)
  const shown = await json(page).inputValue()
  const before = await typed(page)
  await page.evaluate(() => sessionStorage.clear())
  await page.reload()
  await pasted(page).fill(shown)
  await button(page, "Open experiment").click()
  await expect(page.getByRole("heading", { level: 2, name: "Experiment “start-page”" })).toBeFocused()
  await expect(json(page)).toHaveValue(shown)
  // A comma comes back as JSON's decimal point.
  expect(await typed(page)).toEqual(before.map((value) => value.replace("0,25", "0.25")))
  await expect(page.getByText("The experiment is now in the form above.")).toBeVisible()
})

test("the form's values survive a reload and a change of language", async ({ page }) => {
  await openGenerator(page)
  await createSplit(page)
  await button(page, "Add a variant").click()
  await variant(page, 3).getByLabel("Landing page").selectOption("Another address on this site")
  await variant(page, 3).getByLabel("Address").fill("/acquisition/about-us")
  await box(page, "Experiment key").fill("a b")
  const before = await typed(page)
  await page.getByRole("link", { name: "Polski" }).click()
  await expect(page).toHaveURL(/\/pl\/admin\/splitgenerator$/)
  await expect(box(page, "Klucz eksperymentu")).toHaveAccessibleDescription(/bez spacji/)
  expect(await typed(page)).toEqual(before)
  await page.reload()
  await expect(box(page, "Klucz eksperymentu")).toHaveValue("a b")
  expect(await typed(page)).toEqual(before)
})

test(
  "without the SDK the experiment is complete, and the chart can be retried",
  { tag: "@once" },
  async ({ page, complaints }) => {
    complaints.allow(/simulate|Failed to load resource/)
    await page.route("**/assets/simulate-*.js", (route) => route.abort(), { times: 1 })
    await openGenerator(page)
    await createSplit(page)
    await expect(page.getByText("The simulation could not be loaded.")).toBeVisible()
    await expect(json(page)).toHaveValue(/"key": "start-page"/)
    await button(page, "Try again").click()
    await expect(page.getByRole("table")).toBeVisible()
  },
)

test("neighbours stand in line, and an error of the weights below their row", { tag: "@once" }, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openGenerator(page)
  await variant(page, 2).getByLabel("Weight").fill("0.7")
  await button(page, "Create experiment").click()
  const row = variant(page, 2)
  const message = row.getByText(/^The weights add up to 1\.2/)
  const [messageBox, rowBox, weightBox] = [
    await boxOf(message),
    await boxOf(row),
    await boxOf(row.getByLabel("Weight")),
  ]
  expect(messageBox.width).toBeGreaterThan(rowBox.width * 0.8)
  expect(messageBox.y).toBeGreaterThan(weightBox.y + weightBox.height)
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
