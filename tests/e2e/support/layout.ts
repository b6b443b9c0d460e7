import type { Page } from "@playwright/test"

/** Elements that reach beyond the right edge of the window, where the page scrolls sideways because of them. */
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
 * Writes down what the browser counts as a layout shift below the header, also one that follows a press. Call before the
 * first page.
 * @returns what was moved in the current document, beginnings of its HTML
 */
export async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const moved: string[] = []
    Object.assign(window, { shiftedParts: moved })
    new PerformanceObserver((list) => {
      // TypeScript does not know the entries of layout shifts.
      for (const { sources } of list.getEntries() as (PerformanceEntry & { sources: { node: Node | null }[] })[])
        for (const { node } of sources) {
          const element = node instanceof Element ? node : node?.parentElement
          if (element?.closest("main")) moved.push(element.outerHTML.slice(0, 200))
        }
    }).observe({ type: "layout-shift", buffered: true })
  })
  return () => page.evaluate(() => ("shiftedParts" in window ? (window.shiftedParts as string[]) : ["not watched"]))
}
