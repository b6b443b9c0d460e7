import type { Browser, CDPSession, Page } from "@playwright/test"
import { newPhone, slowDown } from "./phone.ts"

/** Milliseconds from pressing a link to the heading of the next page, whose files are not loaded yet. */
export async function measureNavigation(browser: Browser, url: string): Promise<number> {
  const context = await newPhone(browser)
  try {
    const page = await context.newPage()
    await slowDown(page)
    await page.goto(url, { waitUntil: "load" })
    await page.waitForFunction(() => !("earlyActions" in window))
    return await page.evaluate(
      () =>
        new Promise<number>((resolve, reject) => {
          const heading = document.querySelector("h1")?.textContent
          const link = document.querySelector<HTMLAnchorElement>('footer a[href$="/about-us"]')
          if (!link) return reject(new Error("the page has no link to about-us"))
          const begun = performance.now()
          new MutationObserver((_, observer) => {
            if (document.querySelector("h1")?.textContent === heading) return
            observer.disconnect()
            resolve(performance.now() - begun)
          }).observe(document.body, { subtree: true, childList: true, characterData: true })
          link.click()
        }),
    )
  } finally {
    await context.close()
  }
}

/** Number of warm-up navigations before the heap is measured, and of those that follow. */
const warmUp = 10
const navigations = 50

/** Heap growth after garbage collection over 50 client navigations, in megabytes. */
export async function measureHeapGrowth(browser: Browser, url: string): Promise<number> {
  const context = await newPhone(browser)
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await page.goto(url, { waitUntil: "load" })
    await page.waitForFunction(() => !("earlyActions" in window))
    await navigate(page, warmUp)
    const before = await collectedHeap(session)
    await navigate(page, navigations)
    return (await collectedHeap(session)) - before
  } finally {
    await context.close()
  }
}

/**
 * Navigates back and forth between the landing page and another one through their links; an even count ends at the
 * start.
 */
async function navigate(page: Page, times: number): Promise<void> {
  for (let turn = 0; turn < times; turn++) {
    const away = turn % 2 === 0
    await page
      .locator(away ? 'footer a[href$="/about-us"]' : "header a")
      .first()
      .click()
    await page.waitForURL(away ? /\/about-us$/ : /\/acquisition\/$/)
    await page.locator(away ? "main:not(:has(#registration-code)) h1" : "#registration-code").waitFor()
  }
}

async function collectedHeap(session: CDPSession): Promise<number> {
  await session.send("HeapProfiler.enable")
  await session.send("HeapProfiler.collectGarbage")
  await session.send("HeapProfiler.collectGarbage")
  const { usedSize } = await session.send("Runtime.getHeapUsage")
  return usedSize / 1_000_000
}
