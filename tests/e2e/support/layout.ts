import type { Page } from "@playwright/test"

/** Elements that extend beyond the right edge of the window and make the page scroll sideways. */
export function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const wide = [...document.querySelectorAll("body *")].filter(
      (element) => element.getBoundingClientRect().right > clientWidth,
    )
    return wide.map(({ tagName, textContent }) => `${tagName} ${textContent.slice(0, 60)}`)
  })
}

/**
 * Records layout shifts below the header, including those that follow a press. Call before the first page.
 * @returns what moved in the current document, as the start of its HTML
 */
export async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const moved: string[] = []
    Object.assign(window, { shiftedParts: moved })
    new PerformanceObserver((list) => {
      // TypeScript has no types for layout shift entries.
      for (const { sources } of list.getEntries() as (PerformanceEntry & { sources: { node: Node | null }[] })[])
        for (const { node } of sources) {
          const element = node instanceof Element ? node : node?.parentElement
          if (element?.closest("main")) moved.push(element.outerHTML.slice(0, 200))
        }
    }).observe({ type: "layout-shift", buffered: true })
  })
  return () => page.evaluate(() => ("shiftedParts" in window ? (window.shiftedParts as string[]) : ["not watched"]))
}
