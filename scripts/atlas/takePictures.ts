import { mkdir, writeFile } from "node:fs/promises"
import { dirname } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import type { Browser, Page } from "@playwright/test"
import { completePage } from "./completePage.ts"
import type { State, Step } from "./states.ts"

/** Window size, in CSS pixels. */
export interface Size {
  width: number
  height: number
}

/** A screenshot in the atlas. */
export interface Plate {
  page: string
  state: string
  language: string
  size: string
  /** Relative to the atlas. */
  file: string
  /** Why it could not be taken. */
  problem?: string
}

/** What all screenshots in one language and size have in common. */
export interface Sheet {
  language: string
  /** The tag that such a visitor's browser requests. */
  locale: string
  size: string
  viewport: Size
}

/** Taller pages are cropped: the encoder takes at most 16383 pixels. */
const tallest = 12_000
const patience = 15_000
/** Timeout of a whole screenshot, in milliseconds: a browser that never responds has none of its own. */
const plateMs = 60_000

async function take(page: Page, step: Step): Promise<void> {
  if ("type" in step) await page.locator(step.into).first().fill(step.type)
  else if ("choose" in step) await page.locator(step.from).first().selectOption(step.choose)
  else if ("click" in step) await page.locator(step.click).first().click()
  else await page.locator(step.see).first().waitFor()
}

/** Resets the mocked backend and the visitor's storage. */
async function startAnew(page: Page, site: string, { page: name, stored = {} }: State): Promise<void> {
  await page.goto(`${site}favicon.svg`)
  const kept = { ...(name !== "onboarding" && { onboardingSeen: "1" }), ...stored }
  await page.evaluate((entries) => {
    localStorage.clear()
    sessionStorage.clear()
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
  }, kept)
}

async function photograph(page: Page, { width, height }: Size): Promise<Buffer> {
  const browser = await page.context().newCDPSession(page)
  const isCovered = await page.locator("dialog[open]").count()
  const whole = await page.evaluate(() => document.documentElement.scrollHeight)
  const { data } = await browser.send("Page.captureScreenshot", {
    format: "webp",
    quality: 70,
    captureBeyondViewport: isCovered === 0,
    // A modal fills the window, not the page.
    clip: { x: 0, y: 0, width, height: isCovered ? height : Math.min(whole, tallest), scale: 1 },
  })
  await browser.detach()
  return Buffer.from(data, "base64")
}

/** File name for a text. */
const plain = (text: string): string => text.replaceAll(/[^\w-]+/g, "-").toLowerCase()

interface Job {
  site: string
  outDir: string
  sheet: Sheet
}

async function takeState(page: Page, state: State, { site, sheet }: Job): Promise<Buffer> {
  await startAnew(page, site, state)
  const { language, viewport } = sheet
  await page.goto(`${site}${language}${state.path === "" || state.path.startsWith("?") ? "" : "/"}${state.path}`)
  await page.waitForFunction(() => !("earlyActions" in window))
  for (const step of state.steps ?? []) await take(page, step)
  // Whatever ends up under the pointer after a press would look hovered.
  await page.mouse.move(0, 0)
  await completePage(page)
  return photograph(page, viewport)
}

async function takePlate(page: Page, state: State, job: Job): Promise<Plate> {
  const { language, size } = job.sheet
  const file = `${language}/${size}/${plain(state.page)}--${plain(state.state)}.webp`
  const plate = { page: state.page, state: state.state, language, size, file }
  try {
    const late = pause(plateMs, undefined, { ref: false }).then(() => {
      throw new Error(`not done within ${plateMs} ms`)
    })
    const picture = await Promise.race([takeState(page, state, job), late])
    await mkdir(dirname(`${job.outDir}/${file}`), { recursive: true })
    await writeFile(`${job.outDir}/${file}`, picture)
    return plate
  } catch (error) {
    return { ...plate, problem: error instanceof Error ? (error.message.split("\n")[0] ?? "") : String(error) }
  }
}

/**
 * Takes the screenshots of some states in one language and size, one after the other: they share the service worker.
 * @param site address of the QA build, with a trailing slash
 */
export async function takeSheet(browser: Browser, states: readonly State[], job: Job): Promise<Plate[]> {
  const { viewport, locale } = job.sheet
  const context = await browser.newContext({ viewport, locale, reducedMotion: "reduce", timezoneId: "Europe/Berlin" })
  context.setDefaultTimeout(patience)
  let page = await context.newPage()
  const plates: Plate[] = []
  for (const state of states) {
    let plate = await takePlate(page, state, job)
    if (plate.problem !== undefined) {
      // Retries in another tab: one that has stopped responding does not recover.
      page = await context.newPage()
      plate = await takePlate(page, state, job)
    }
    plates.push(plate)
  }
  await context.close()
  return plates
}
