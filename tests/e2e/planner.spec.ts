import type { Page } from "@playwright/test"
import { variantOf } from "../../src/services/experiments/simulate"
import { expectAccessible } from "./support/accessible"
import { setUp } from "./support/dataLayer"
import { assigned, assignments, told, unhurried } from "./support/experiments"
import { expect, test } from "./support/fixtures"
import {
  box,
  button,
  createSplit,
  openGenerator,
  pasted,
  readExperiments,
  result,
  typed,
} from "./support/splitGenerator"

const planner = (page: Page) => page.getByRole("region", { name: "How long to run it" })
const evaluation = (page: Page) => page.getByRole("region", { name: "Read the result" })
const tryIt = (page: Page) => button(page, "Start in the sandbox environment")

/** Fills in the planner and works out the duration. */
async function plan(page: Page, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) await box(page, name).fill(value)
  await button(page, "Work out the duration").click()
}

/** Pastes counts and evaluates them. */
async function evaluate(page: Page, counts: string) {
  await box(page, "Counts for each variant").fill(counts)
  await button(page, "Evaluate").click()
}

const usual = { "Visitors a day": "1,000", "Base rate (%)": "10", "Smallest effect that matters": "2" }

test.describe("the planner", () => {
  test("has the figures of R's power.prop.test", async ({ page }) => {
    await openGenerator(page)
    await plan(page, usual)
    await expect(page.getByRole("heading", { name: /^Run it for 2.weeks$/ })).toBeFocused()
    await expect(planner(page).getByText("3,841 visitors")).toHaveCount(2)
    await expect(planner(page)).toContainText(/enough visitors after 8.days/)
    await expect(planner(page)).toContainText(
      "from 10% to 12%, which is 20% above the base rate (in percentage points: 2).",
    )
    // The example in its documentation: p1 = .50, p2 = .75, power = .90 gives n = 76.7.
    await plan(page, { "Base rate (%)": "50", "Smallest effect that matters": "25", "Power (%)": "90" })
    await expect(planner(page).getByText("77 visitors")).toHaveCount(2)
  })

  test("follows the effect's kind, the coverage and the variants of the form", async ({ page }) => {
    await openGenerator(page)
    await plan(page, { ...usual, "Smallest effect that matters": "20" })
    await page.getByLabel("Unit of the effect").selectOption("per cent of the base rate")
    await expect(planner(page).getByText("3,841 visitors")).toHaveCount(2)
    await box(page, "Coverage").fill("0.5")
    await expect(page.getByRole("heading", { name: /^Run it for 3.weeks$/ })).toBeVisible()
    await button(page, "Add a variant").click()
    await expect(planner(page).getByText(/^4,65[23].visitors$/)).toHaveCount(3)
    await expect(planner(page)).toContainText("each at a significance level of 2.5%")
    await box(page, "Coverage").fill("half")
    await expect(planner(page).getByText("The figures appear as soon as")).toBeVisible()
  })

  test("names what is wrong, and loses nothing on reload", async ({ page }) => {
    await openGenerator(page)
    await plan(page, { ...usual, "Smallest effect that matters": "95" })
    await expect(box(page, "Smallest effect that matters")).toHaveAccessibleDescription(/stay below 100%/)
    await page.reload()
    await expect(box(page, "Smallest effect that matters")).toHaveValue("95")
  })
})

test.describe("counts", () => {
  test("with a ratio that is not as planned are not to be trusted, and get no verdict", async ({ page }) => {
    await openGenerator(page)
    await evaluate(page, "variant\tvisitors\tconversions\nA\t10,000\t1,000\nB\t9,300\t1,100")
    const heading = page.getByRole("heading", { name: "Do not trust this result: the shares are not as planned" })
    await expect(heading).toBeFocused()
    await expect(evaluation(page)).toContainText("Chi-squared 25.39 with 1 degree of freedom, p < 0.0001")
    await expect(page.getByRole("row", { name: /^B 9,300/ })).toContainText("None: the shares are wrong")
  })

  test("as planned show the difference with its interval, and whether it is too early", async ({ page }) => {
    await openGenerator(page)
    await evaluate(page, "A,10000,1000\nB,9990,1150")
    await expect(page.getByRole("heading", { name: "Better than A: B" })).toBeFocused()
    await expect(page.getByRole("row", { name: /^B 9,990/ })).toContainText("+1.51 (+0.65 to +2.37)")
    await expect(page.getByRole("row", { name: /^B 9,990/ })).toContainText("+15.1%")
    await expect(evaluation(page)).not.toContainText("The plan asks for")
    await plan(page, { ...usual, "Smallest effect that matters": "0.5" })
    await expect(evaluation(page)).toContainText("The plan asks for")
    await expect(evaluation(page)).not.toContainText("Better than A")
  })

  test("that cannot be read are named line by line, and stay", async ({ page }) => {
    await openGenerator(page)
    await evaluate(page, "A,ten,1\nC,10,1\nB,10")
    const field = box(page, "Counts for each variant")
    await expect(field).toBeFocused()
    await expect(field).toHaveAccessibleDescription(/Line 1: “ten” is not.*Line 2: no variant is called “C”.*Line 3:/s)
    await expect(field).toHaveValue("A,ten,1\nC,10,1\nB,10")
  })
})

test("an experiment is planned, handed over, tried, and the counts it reports are those that were assigned", async ({
  page,
  world,
  browser,
  baseURL,
}) => {
  test.slow()
  await setUp(page, world)
  await openGenerator(page)
  await plan(page, usual)
  await createSplit(page)
  await expect(result(page)).toContainText("Everyone who opens the home page.")
  await expect(result(page)).toContainText("A: 75% of all visitors go to “social”.")
  await expect(result(page)).toContainText(/Run it for 2.weeks/)
  await expect(result(page)).toContainText(/experiment_id.start-page and variation_id.0 or 1\./)
  await expect(result(page).getByRole("link", { name: "B: Deutsch" })).toHaveAttribute("href", /\/de\?start-page=1$/)
  await box(page, "Data source").fill("ds_exposures")
  await box(page, "Assignment query").fill("qry_exposures")
  await expect(box(page, "Request to the flag service")).toHaveValue(/"assignmentQueryId": "qry_exposures"/)
  const [first] = await readExperiments(page)
  if (!first) throw new Error("no experiment")
  await tryIt(page).click()
  await expect(page.getByText("“start-page” is running here.")).toBeVisible()
  const counts = [0, 0]
  const seen = [0, 0]
  for (let number = 0; number < 10; number += 1) {
    const id = `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`
    const variant = variantOf(first, id) ?? -1
    const context = await browser.newContext({ locale: "en-GB" })
    await context.addCookies([{ name: "acq_anonymous_id", value: id, url: baseURL ?? "" }])
    const visit = await context.newPage()
    await unhurried(visit)
    await setUp(visit, world, {}, world.state.settings ?? {})
    await visit.goto(baseURL ?? "")
    await expect(visit).toHaveURL(`${baseURL}${["social", "lean"][variant]}`)
    await told(visit)
    const exposures = await assignments(visit)
    expect(exposures).toEqual([{ ...assigned("start-page", String(variant)), acq_anonymous_id: id }])
    counts[variant] = (counts[variant] ?? 0) + 1
    const toldVariant = Number((exposures[0] as Record<string, unknown>)["variation_id"])
    seen[toldVariant] = (seen[toldVariant] ?? 0) + 1
    await context.close()
  }
  expect(seen).toEqual(counts)
  expect(Math.min(...counts)).toBeGreaterThan(0)
  await evaluate(page, seen.map((visitors, variant) => `${variant},${visitors},0`).join("\n"))
  await expect(page.getByRole("row", { name: new RegExp(`^A ${counts[0]} 75%`) })).toBeVisible()
  await button(page, "Stop the trial").click()
  await expect(page.getByText("“start-page” is running here.")).toHaveCount(0)
  expect(world.state.featurePayload.experiments).toEqual([])
})

test("where the flag service is a real one, nothing offers a trial", async ({ page, complaints }) => {
  complaints.allow(/404/)
  await page.route("**/growthbook-proxy/api/trial", (route) => route.fulfill({ status: 404, body: "Not found" }))
  await openGenerator(page)
  const asked = page.waitForResponse("**/growthbook-proxy/api/trial")
  await createSplit(page)
  await asked
  await expect(page.getByRole("heading", { name: "In words" })).toBeVisible()
  await expect(page.getByRole("heading", { name: "Try it now" })).toHaveCount(0)
})

test("what an imported or a kept experiment replaces can be brought back", async ({ page }) => {
  await openGenerator(page)
  await createSplit(page)
  const shown = await page.locator("#split-json").inputValue()
  await box(page, "Experiment key").fill("next-one")
  await box(page, "Coverage").fill("0.4")
  const before = await typed(page)
  await pasted(page).fill(shown)
  await button(page, "Open experiment").click()
  await expect(box(page, "Experiment key")).toHaveValue("start-page")
  await button(page, "Undo: restore what was in the form").click()
  await expect(box(page, "Experiment key")).toBeFocused()
  expect(await typed(page)).toEqual(before)
  const kept = page.getByRole("region", { name: "Experiments in this browser" }).getByRole("listitem")
  await expect(kept.first()).toContainText(
    /start-page.*Home page all languages A\s75%\s\(social\), B\s25%\s\(lean\).*Created/s,
  )
  await kept.first().getByRole("button", { name: "Open in the form" }).click()
  await expect(box(page, "Experiment key")).toHaveValue("start-page")
  await button(page, "Undo: restore what was in the form").click()
  expect(await typed(page)).toEqual(before)
})

for (const [width, height] of [
  [320, 640],
  [390, 844],
  [1440, 900],
] as const)
  test.describe(`at ${width} by ${height}`, () => {
    test.use({ viewport: { width, height } })

    test("the whole workbench is accessible, and nothing is wider than the page", async ({ page }) => {
      await openGenerator(page)
      await plan(page, usual)
      await createSplit(page)
      await evaluate(page, "A,10000,1000\nB,9990,1150")
      await expect(tryIt(page)).toBeVisible()
      await expectAccessible(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    })
  })

test("leads to the link generator and stays signed in", async ({ page }) => {
  await openGenerator(page)
  await page.getByRole("main").getByRole("link", { name: "Registration link generator" }).click()
  await expect(page).toHaveURL(/\/admin\/registrationlinkgenerator$/)
  await expect(page.getByRole("heading", { level: 1, name: "Registration link generator" })).toBeVisible()
})

test("from the start page of the mocked backend both admin pages are one click away, as anybody", async ({ page }) => {
  for (const [person, seen] of [
    ["administrator", box(page, "Experiment key")],
    ["another member", box(page, "Experiment key")],
    ["nobody", page.getByText("This page is for staff only")],
  ] as const) {
    await page.goto("sandbox/")
    await page.getByRole("link", { name: `Split generator as ${person}`, exact: true }).click()
    await expect(seen).toBeVisible()
    await page.goto("sandbox/")
    await page.getByRole("link", { name: `Link generator as ${person}`, exact: true }).click()
    await expect(page).toHaveURL(/\/admin\/registrationlinkgenerator$/)
    const cookies = (await page.context().cookies()).filter(({ name }) => name === "authToken")
    expect(cookies).toHaveLength(person === "nobody" ? 0 : 1)
  }
})
