import type { Browser } from "@playwright/test"
import { newPhone, slowDown } from "./phone.ts"
import type { Figures } from "./results.ts"

/** Between two presses, in milliseconds. */
const pauseMs = 100

/** How long a page is pressed after its load event, in milliseconds. */
const watchMs = 1000

declare global {
  interface Window {
    /** How long each press waited, in milliseconds. */
    waits: number[]
  }
}

/** Runs in the page before anything else: brings what is pressed into view, and records how long each press waits. */
function watchPresses(selector: string): void {
  window.waits = []
  // From the press until the frame after it is painted; the browser does not report waits that are shorter.
  const options: PerformanceObserverInit & { durationThreshold: number } = { type: "event", durationThreshold: 16 }
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) if (name === "pointerdown") window.waits.push(duration)
  }).observe(options)
  new MutationObserver((_, observer) => {
    const target = document.querySelector(selector)
    if (!target) return
    observer.disconnect()
    target.scrollIntoView({ block: "center" })
  }).observe(document, { childList: true, subtree: true })
}

type Place = { x: number; y: number }[]

const places = new Map<string, Place>()

/** Where an element is in the window once its page has loaded: the same in every visit. */
async function placeOf(browser: Browser, url: string, selector: string): Promise<Place> {
  const context = await newPhone(browser)
  const page = await context.newPage()
  await page.addInitScript(watchPresses, selector)
  await page.goto(url, { waitUntil: "networkidle" })
  const box = await page.locator(selector).first().boundingBox()
  await context.close()
  if (!box) throw new Error(`nothing to press: ${selector}`)
  return [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }]
}

/**
 * Presses an element of a page every 100 ms while it loads, on a fresh slow phone.
 * @returns the longest that a press waited for the next frame, in milliseconds
 */
export async function measurePresses(browser: Browser, url: string, selector: string): Promise<Figures> {
  const key = `${url} ${selector}`
  const touchPoints = places.get(key) ?? (await placeOf(browser, url, selector))
  places.set(key, touchPoints)
  const context = await newPhone(browser)
  try {
    const page = await context.newPage()
    await page.addInitScript(watchPresses, selector)
    const session = await slowDown(page)
    const press = async () => {
      await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints })
      await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] })
    }
    // A press while one page replaces another is refused.
    const timer = setInterval(() => void press().catch(() => undefined), pauseMs)
    try {
      await page.goto(url, { waitUntil: "load", timeout: 60_000 })
      await page.waitForTimeout(watchMs)
    } finally {
      clearInterval(timer)
    }
    return { longestWait: Math.max(0, ...(await page.evaluate(() => window.waits))) }
  } finally {
    await context.close()
  }
}
