import type { Browser, BrowserContext, CDPSession, Page } from "@playwright/test"
import { withTimeout } from "../../src/lib/withTimeout.ts"
import { samplePerson } from "../../src/sandbox/scenarios/formSteps.ts"
import { newPhone, slowDown } from "./phone.ts"
import { invitedVisitor, probe, visitor, type Observed } from "./probe.ts"
import type { Figures } from "./statistics.ts"

/** What was transferred. */
interface Transfer {
  url: string
  type: string
  bytes: number
}

interface MeasureOptions {
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

/** Loads a page on a fresh phone and returns its figures: milliseconds, bytes and counts. */
export async function measurePage(browser: Browser, url: string, options: MeasureOptions = {}): Promise<Figures> {
  const context = await newPhone(browser, options.locale)
  try {
    return await loadOnce(context, url, options)
  } finally {
    await context.close()
  }
}

/** Loads a page twice on one phone and returns the figures of the second visit, whose files are cached. */
export async function measureReturn(browser: Browser, url: string): Promise<Figures> {
  const context = await newPhone(browser)
  try {
    await loadOnce(context, url, { uses: "codeForm" })
    return await loadOnce(context, url, { uses: "codeForm" })
  } finally {
    await context.close()
  }
}

async function loadOnce(context: BrowserContext, url: string, options: MeasureOptions): Promise<Figures> {
  const { uses, watchMs = longWatchMs } = options
  const page = await context.newPage()
  const session = await slowDown(page)
  const transfers = record(session)
  const sent = uses === "registrationForm" ? sentAfter(session, "registerCustomer") : undefined
  await page.addInitScript(probe)
  if (uses === "codeForm") await page.addInitScript(visitor)
  if (uses === "registrationForm")
    await page.addInitScript(invitedVisitor, { ...samplePerson, email: "ada.nowak@example.com" })
  await page.goto(url, { waitUntil: "load", timeout: 60_000 })
  if (uses === "codeForm")
    await page.waitForFunction(() => window.observed.answers !== undefined, undefined, { timeout: actionMs })
  const registrationSent = sent && (await withTimeout(sent, actionMs))
  await page.waitForTimeout(watchMs)
  const observed = await page.evaluate(() => window.observed)
  const timing = await timings(page)
  await page.close()
  return {
    ...figuresOf(observed),
    ...timing,
    ...(registrationSent !== undefined && { registrationSent }),
    ...bytesOf(transfers),
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

/** Load time, requests before the largest paint, and when the code check was sent. */
async function timings(page: Page): Promise<Figures> {
  return page.evaluate(() => {
    const [navigation] = performance.getEntriesByType("navigation")
    const load = navigation instanceof PerformanceNavigationTiming ? navigation.loadEventEnd : 0
    const resources = performance.getEntriesByType("resource")
    // The favicon does not count: the browser fetches it after everything else.
    const uncounted = /\/(?:defaults\.json|graphql|favicon\.svg)(?:\?|$)/
    const before = resources.filter(({ name, startTime }) => startTime < window.observed.lcp && !uncounted.test(name))
    const check = resources.find(({ name }) => name.endsWith("/graphql"))
    return {
      load,
      // The document itself is the first.
      requestsBeforeLcp: before.length + 1,
      ...(check && { codeCheck: check.startTime }),
    }
  })
}

/** Records a page's network requests with their transfer sizes. */
function record(session: CDPSession): Transfer[] {
  const types = new Map<string, { url: string; type: string }>()
  const transfers: Transfer[] = []
  session.on("Network.responseReceived", ({ requestId, response, type }) => {
    types.set(requestId, { url: response.url, type })
  })
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const known = types.get(requestId)
    if (known) transfers.push({ ...known, bytes: encodedDataLength })
  })
  return transfers
}

function bytesOf(transfers: readonly Transfer[]): Figures {
  const kilobytes = (type: string) =>
    transfers.filter((transfer) => transfer.type === type).reduce((sum, { bytes }) => sum + bytes, 0) / 1000
  return {
    requests: transfers.length,
    kbDocument: kilobytes("Document"),
    kbScript: kilobytes("Script"),
    kbImage: kilobytes("Image"),
    kbFont: kilobytes("Font"),
    kbAll: transfers.reduce((sum, { bytes }) => sum + bytes, 0) / 1000,
  }
}
