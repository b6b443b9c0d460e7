import type { Page } from "@playwright/test"
import { expect } from "../e2e/support/fixtures"
import { sent } from "../e2e/support/journey"
import { text } from "../e2e/support/texts"
import type { World } from "../../src/sandbox/world"
import type { Place } from "./places"
import { expectSight, expectTranslated, type Sight } from "./sight"

async function chooseLanguage(page: Page, name: "Deutsch" | "English"): Promise<void> {
  const menu = page.getByRole("banner").locator("details")
  await menu.locator("summary").click()
  await menu.getByRole("link", { name }).click()
}

/** Leaves the page through one of its links. Returns the target. */
async function leave(page: Page): Promise<{ path: string; page: string }> {
  const about = page.getByRole("contentinfo").getByRole("link", { name: "About us" })
  if (await about.isVisible()) {
    await about.click()
    return { path: "/about-us", page: "about-us" }
  }
  await page.getByRole("banner").getByRole("link").first().click()
  return { path: "/", page: "landing" }
}

/** Presses the browser's Back or Forward some times. */
async function repeat(page: Page, press: "goBack" | "goForward", times = 1): Promise<void> {
  for (let time = 0; time < times; time++) await page[press]()
}

interface Scene {
  page: Page
  world: World
  place: Place
  /** What was seen below the place, and at it. */
  below: Sight | undefined
  sight: Sight
}

/** Delays the response to what a place sends, and reports when it has arrived. */
function delayAnswer({ page, world }: Scene, operation: string) {
  world.addFault({ operation, delayMs: 1000 })
  return page.waitForResponse((response) => response.request().postData()?.includes(operation) ?? false)
}

async function send({ page, place }: Scene): Promise<void> {
  await page.getByRole("button", { name: place.send?.button ?? "", exact: true }).click()
}

/** Waits for whatever follows a response, if anything: two frames, and a check of the network. */
const settle = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))

/** Something that a visitor may do at a place: whether it is possible there, and what must be true then. */
export interface Move {
  fits: (place: Place) => boolean
  make: (scene: Scene) => Promise<void>
}

/** Moves that end where they began, so that one visit can make them all, in this order: a reload may lose input. */
export const roundTrips: Record<string, Move> = {
  "skip link": {
    fits: ({ modal }) => !modal,
    make: async ({ page, sight }) => {
      const address = page.url()
      await page.getByRole("link", { name: "Skip to content" }).press("Enter")
      await expect(page.getByRole("main")).toBeFocused()
      await expectSight(page, sight)
      expect(page.url()).toBe(address)
    },
  },
  "language menu": {
    fits: ({ modal }) => !modal,
    make: async ({ page, sight }) => {
      await page.evaluate(() => scrollTo(0, 0))
      await page.getByRole("banner").locator("summary").click()
      await expect(page.getByRole("banner").getByRole("link", { name: "Polski" })).toBeVisible()
      await page.keyboard.press("Escape")
      await expect(page.getByRole("banner").getByRole("link", { name: "Polski" })).toBeHidden()
      await expect(page.getByRole("banner").locator("summary")).toBeFocused()
      expect(await page.evaluate(() => scrollY)).toBe(0)
      expect(page.url()).not.toContain("#")
      await expectSight(page, sight)
    },
  },
  "hash in the address": {
    fits: () => true,
    make: async ({ page, sight }) => {
      await page.evaluate(() => {
        location.hash = "somewhere"
      })
      // The links to other languages carry the hash once the page has taken over the new entry.
      const carrier = page.locator("a[hreflang=de]").last()
      await expect(carrier).toHaveAttribute("href", /#somewhere$/)
      await expectSight(page, sight)
      await page.goBack()
      await expect(carrier).toHaveAttribute("href", /^[^#]*$/)
      await expectSight(page, sight)
      await page.goForward()
      await expect(carrier).toHaveAttribute("href", /#somewhere$/)
      await expectSight(page, sight)
      await page.goBack()
      await expect(carrier).toHaveAttribute("href", /^[^#]*$/)
      await expectSight(page, sight)
    },
  },
  "another page and Back": {
    fits: ({ modal }) => !modal,
    make: async ({ page, sight }) => {
      const { path } = await leave(page)
      await expectSight(page, { path, dialogs: 0 })
      await page.goBack()
      await expectSight(page, sight)
    },
  },
  "Back and Forward": {
    fits: () => true,
    make: async ({ page, sight, below, place: { reload, opensByItself, steps } }) => {
      await repeat(page, "goBack", steps)
      await expectSight(page, below ?? { path: opensByItself ? sight.path : "/about-us", dialogs: 0 })
      await repeat(page, "goForward", steps)
      // Back from the first page of the visit has loaded another document.
      const { entries, ...words } = sight
      await expectSight(page, !below && reload === "words" ? words : sight)
    },
  },
  "another language, another page there, Back, and the first language": {
    fits: ({ modal }) => !modal,
    make: async ({ page, sight, place: { shows } }) => {
      await chooseLanguage(page, "Deutsch")
      await expectTranslated(page, sight, shows)
      const { path } = await leave(page)
      await expectSight(page, { path, dialogs: 0 })
      await page.goBack()
      await expectTranslated(page, sight, shows)
      await chooseLanguage(page, "English")
      await expectSight(page, sight)
    },
  },
  reload: {
    fits: ({ reload }) => reload !== "elsewhere",
    make: async ({ page, sight, place: { reload, shows } }) => {
      await page.reload()
      const { entries, ...words } = sight
      await expectSight(page, reload === "words" ? words : sight)
      if (shows !== undefined) await expect(page.locator("main, dialog[open]").last()).toContainText(shows)
    },
  },
}

/** Moves that lead elsewhere. */
export const oneWayTrips: Record<string, Move> = {
  "leaving while an answer is on its way": {
    fits: (place) => place.send !== undefined,
    make: async (scene) => {
      const { page, place, world } = scene
      const operation = place.send?.operation ?? ""
      const before = sent(world, operation).length
      const answered = delayAnswer(scene, operation)
      await send(scene)
      const { path } = await leave(page)
      await expectSight(page, { path, dialogs: 0 })
      await answered
      await settle(page)
      await expectSight(page, { path, dialogs: 0 })
      expect(sent(world, operation)).toHaveLength(before + 1)
    },
  },
  "a language while an answer is on its way": {
    fits: (place) => place.send?.heading !== undefined,
    make: async (scene) => {
      const { page, place } = scene
      const answered = delayAnswer(scene, place.send?.operation ?? "")
      await send(scene)
      await chooseLanguage(page, "Deutsch")
      await answered
      await expect(
        page.getByRole("heading", { name: text("de", place.send?.heading ?? ""), exact: true }),
      ).toBeVisible()
      await expect(page).toHaveURL(/\/acquisition\/de\//)
    },
  },
}
