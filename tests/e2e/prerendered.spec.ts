import type { Page } from "@playwright/test"
import {
  assigned,
  assignments,
  configureFlags,
  mainHeading,
  socialHeading,
  socialWords,
  told,
} from "./support/experiments"
import { expect, test } from "./support/fixtures"
import { namesIn, register, sent, whenHydrated } from "./support/journey"

/** Lets the next documents of a page believe that the browser has loaded them ahead of a visit. */
async function prerenderNext(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(document, "prerendering", { value: true, configurable: true })
  })
}

/** The visit comes. */
const show = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, "prerendering", { value: false })
    document.dispatchEvent(new Event("prerenderingchange"))
  })

const english = namesIn("en")

test("an activation link that was loaded ahead activates once the visitor comes", async ({ page, world }) => {
  await page.goto("")
  await register(page, english)
  const mailTab = await page.context().newPage()
  await prerenderNext(mailTab)
  await mailTab.goto(world.state.outbox[0]?.linkPath ?? "")
  await whenHydrated(mailTab)
  await mailTab.waitForLoadState("networkidle")
  expect(sent(world, "activateAccount")).toEqual([])
  await show(mailTab)
  await expect(mailTab.getByRole("heading", { level: 1, name: "Your account is activated" })).toBeVisible()
  expect(sent(world, "activateAccount")).toHaveLength(1)
})

test("a landing page loaded ahead is decided, and measured once the visitor comes", async ({ page, world }) => {
  await configureFlags(page, world, socialWords)
  const outside: string[] = []
  page.on("request", (request) => {
    if (/cmp_min|googletagmanager/.test(request.url())) outside.push(request.url())
  })
  await prerenderNext(page)
  await page.goto("")
  await expect(mainHeading(page)).toHaveText(socialHeading)
  await page.waitForLoadState("networkidle")
  expect([outside, await assignments(page)]).toEqual([[], []])
  await show(page)
  await told(page)
  expect(outside).toHaveLength(2)
  expect(await assignments(page)).toEqual([assigned("words", "1")])
})
