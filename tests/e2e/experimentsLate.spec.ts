import type { Fault } from "../../src/sandbox/worldState"
import {
  assigned,
  assignments,
  holdFlags,
  mainHeading,
  ownHeading,
  socialHeading,
  socialWords,
  configureFlags,
} from "./support/experiments"
import { expect, test } from "./support/fixtures"
import { controls, enterCode, namesIn } from "./support/journey"
import { text } from "./support/texts"

const english = namesIn("en")

test("flags that arrive too late wait for the next page", async ({ page, world }) => {
  await configureFlags(page, world, socialWords)
  const { release } = await holdFlags(page)
  await page.goto("")
  await expect(page.locator("html")).toHaveAttribute("data-revealed")
  const answered = page.waitForResponse(/api\/features/)
  release()
  await answered
  await expect.poll(() => page.evaluate(() => localStorage.getItem("gbFeaturesCache"))).not.toBeNull()
  await expect(mainHeading(page)).toHaveText(ownHeading)
  await page.getByRole("link", { name: text("en", "landing:code.apply"), exact: true }).click()
  await expect(mainHeading(page)).toHaveText(text("en", "membership:intro.title"))
  // The page waits for the flags by the clock, which a busy machine misses.
  await page.evaluate(() => {
    const later = setTimeout.bind(window)
    Object.assign(window, { setTimeout: (run: () => void, ms: number) => later(run, ms === 300 ? 60_000 : ms) })
  })
  await page.goBack()
  await expect(mainHeading(page)).toHaveText(socialHeading)
  await expect.poll(() => assignments(page)).toEqual([assigned("words", "1")])
})

const failures: Record<string, [fault: Omit<Fault, "operation">, detail: string]> = {
  "answer 500": [{ status: 500 }, "HTTP error: 500"],
  "hang for more than 5 s": [{ hang: true }, "Timeout"],
}

for (const [title, [fault, detail]] of Object.entries(failures))
  test(`flags that ${title} change nothing, which is reported once`, async ({ page, world, server, complaints }) => {
    complaints.allow(/growthbook-proxy|status of 500|ERR_EMPTY_RESPONSE/)
    await configureFlags(page, world, socialWords, { sentryDsn: server.url.replace("://", "://key@") + "/1" })
    world.addFault({ operation: "growthbook-features", ...fault })
    await page.goto("")
    await enterCode(page, english)
    const reports = () => world.state.reports.filter((report) => report.includes("experiments"))
    await expect.poll(reports).toHaveLength(1)
    expect(reports()[0]).toContain(detail)
    expect(await assignments(page)).toEqual([])
  })

test("a page whose script never loads shows its content", async ({ page }) => {
  await page.route("**/assets/early-*.js", () => new Promise(() => undefined))
  await page.goto("", { waitUntil: "commit" })
  await expect(mainHeading(page)).toBeVisible()
  await expect(controls(page, english).code).toBeVisible()
})
