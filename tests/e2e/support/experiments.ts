import { expect, type Page } from "@playwright/test"
import type { World } from "../../../src/sandbox/world"
import { redirectFrom, split } from "../../support/flags"
import { events, layer, setUp } from "./dataLayer"
import { holdRequests } from "./holdRequests"
import { watchShifts } from "./layout"
import { text } from "./texts"

/** The main heading without flags, and with the one below. */
export const ownHeading = "Luxury fashion, by invitation"
export const socialHeading = text("en", "variants:social.title")

/** All visitors get other texts, through the experiment `words`. */
export const socialWords = { "main-description": split("words", "social", "default") }

/** A redirect experiment for everybody, from the start page to a target. */
export const redirect = (origin: string, target: string) => redirectFrom(`${origin}/acquisition/`, target)

/** The main heading of a page. */
export const mainHeading = (page: Page) => page.getByRole("heading", { level: 1 })

/** The exposure event of a variant. */
export const assigned = (experiment: string, variation: string) => ({
  event: "assign_experiment",
  experiment_id: experiment,
  variation_id: variation,
  acq_anonymous_id: expect.stringMatching(/^[\da-f-]{36}$/),
})

/** Configures flags, and a consent management platform that lets events through. */
export async function configureFlags(
  page: Page,
  world: World,
  features: Record<string, unknown>,
  settings = {},
): Promise<void> {
  await setUp(page, world, {}, { growthbookClientKey: "sdk-test", ...settings })
  world.setFeatures({ features })
}

/**
 * Postpones the end of the hold, so that a busy machine decides nothing: the page's clock is a minute late, and the
 * style sheet's animations are slowed down.
 */
export async function unhurried(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const now = performance.now.bind(performance)
    performance.now = () => now() - 60_000
  })
  const browser = await page.context().newCDPSession(page)
  await browser.send("Animation.enable")
  await browser.send("Animation.setPlaybackRate", { playbackRate: 0.02 })
}

/** Records which main headings were visible, frame by frame, and what moved. */
export async function watch(page: Page): Promise<void> {
  await watchShifts(page)
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { seenHeadings: seen })
    const look = () => {
      const heading = document.querySelector("h1")
      const visible = heading && getComputedStyle(heading).visibility === "visible"
      if (visible && seen.at(-1) !== heading.textContent) seen.push(heading.textContent)
      requestAnimationFrame(look)
    }
    look()
  })
}

/** The main headings that were visible, in order. */
export const seenHeadings = (page: Page) => page.evaluate<string[]>("seenHeadings")

/** The exposures that were tracked. */
export const assignments = async (page: Page) =>
  (await layer(page)).filter((entry) => !Array.isArray(entry) && entry["event"] === "assign_experiment")

/** The paths of the requests to the flag service, from now on. */
export function flagRequests(page: Page): string[] {
  const paths: string[] = []
  page.on("request", (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.includes("/growthbook-proxy/")) paths.push(pathname.replace("/acquisition/growthbook-proxy/", ""))
  })
  return paths
}

/** Holds back the flag service's next response until it is released. */
export const holdFlags = (page: Page) => holdRequests(page, "**/api/features/*", { times: 1 })

/** Waits until the page view has been tracked, and so everything before it. */
export const told = (page: Page): Promise<void> => expect.poll(() => events(page)).toContain("page_view")
