import type { Browser, CDPSession, Page } from "@playwright/test"
import { withTimeout } from "../../src/lib/withTimeout.ts"
import { newPhone, slowDown } from "./phone.ts"
import { invitedVisitor, probe, visitor, type Observed } from "./probe.ts"
import type { Figures } from "./results.ts"

/** What a visit is like. */
export interface MeasureOptions {
  /** Whether the visitor uses the code form, or fills in and sends the registration form, immediately. */
  uses?: "codeForm" | "registrationForm"
  /** Language of the browser; by default that of the address. */
  locale?: string
  /** How long to watch the page after its load event, in milliseconds. */
  watchMs?: number
}

/** Until the page is hydrated and idle. */
const longWatchMs = 2500

/** How long to wait for what a visitor brings about, in milliseconds. */
const actionMs = 30_000

/** Loads a page on a fresh phone and returns its figures: milliseconds, apart from the layout shift. */
export async function measurePage(browser: Browser, url: string, options: MeasureOptions = {}): Promise<Figures> {
  const { uses, locale, watchMs = longWatchMs } = options
  const context = await newPhone(browser, locale)
  try {
    const page = await context.newPage()
    const session = await slowDown(page)
    const sent = uses === "registrationForm" ? sentAfter(session, "registerCustomer") : undefined
    await page.addInitScript(probe)
    if (uses === "codeForm") await page.addInitScript(visitor)
    if (uses === "registrationForm")
      await page.addInitScript(invitedVisitor, { firstName: "Ada", lastName: "Nowak", email: "ada.nowak@example.com" })
    await page.goto(url, { waitUntil: "load", timeout: 60_000 })
    if (uses === "codeForm")
      await page.waitForFunction(() => window.observed.answers !== undefined, undefined, { timeout: actionMs })
    const registrationSent = sent && (await withTimeout(sent, actionMs))
    await page.waitForTimeout(watchMs)
    const observed = await page.evaluate(() => window.observed)
    return { ...figuresOf(observed), ...(await timings(page)), ...(registrationSent && { registrationSent }) }
  } finally {
    await context.close()
  }
}

/** Milliseconds from the start of the navigation until an operation is sent to the backend. */
function sentAfter(session: CDPSession, operation: string): Promise<number> {
  return new Promise((resolve) => {
    let start: number | undefined
    session.on("Network.requestWillBeSent", ({ timestamp, request }) => {
      start ??= timestamp
      if (request.postData?.includes(operation)) resolve((timestamp - start) * 1000)
    })
  })
}

function figuresOf({ fcp, lcp, cls, longTasks, answers, alive, seen }: Observed): Figures {
  const blockingOf = (tasks: Observed["longTasks"]) =>
    tasks.reduce((sum, [, duration]) => sum + Math.max(0, duration - 50), 0)
  return {
    fcp,
    lcp,
    cls,
    tbt: blockingOf(longTasks.filter(([start]) => start >= fcp)),
    /** From the first byte on, not only from the first paint. */
    blocking: blockingOf(longTasks),
    // What is there before the first paint is seen with it.
    ...Object.fromEntries(Object.entries(seen).map(([name, time]) => [name, Math.max(time, fcp)])),
    ...(answers !== undefined && { answers }),
    ...(alive !== undefined && { alive }),
  }
}

/** Load time, and when the code check was sent. */
async function timings(page: Page): Promise<Figures> {
  return page.evaluate(() => {
    const [navigation] = performance.getEntriesByType("navigation")
    const load = navigation instanceof PerformanceNavigationTiming ? navigation.loadEventEnd : 0
    const check = performance.getEntriesByType("resource").find(({ name }) => name.endsWith("/graphql"))
    return { load, ...(check && { codeCheck: check.startTime }) }
  })
}
