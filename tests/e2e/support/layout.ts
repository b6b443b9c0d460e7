import type { Page } from "@playwright/test"
import { expect } from "./fixtures"

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

/** Text that is cut off: in a box that hides overflow and is not a horizontal scroller. */
export function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("main *, header *, footer *")]
      .filter((element) => {
        const { overflowX, overflowY, position } = getComputedStyle(element)
        const hidden = [overflowX, overflowY].some((value) => value === "hidden" || value === "clip")
        const words = [...element.childNodes].some(
          ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim(),
        )
        const tooLarge =
          element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1
        return hidden && words && tooLarge && position !== "absolute"
      })
      .map(({ tagName, textContent }) => `${tagName} ${textContent.slice(0, 60)}`),
  )
}

/** Controls below the target size of WCAG 2.5.8: 24 px, or 44 px for buttons; links inside a sentence are exempt. */
function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("a[href], button, summary, input, select, textarea")]
      .filter((element) => {
        const { width, height } = element.getBoundingClientRect()
        const style = getComputedStyle(element)
        // The label of a checkbox is part of its target.
        const label = element instanceof HTMLInputElement ? element.labels?.[0]?.getBoundingClientRect() : undefined
        const seen = element.checkVisibility({ visibilityProperty: true }) && width > 0
        const inSentence = element.matches("a") && style.display === "inline"
        const least = element.matches("button, select, input:not([type=checkbox], [type=radio])") ? 44 : 24
        return seen && !inSentence && (width < 24 || Math.max(height, Math.min(label?.height ?? 0, 44)) < least)
      })
      .map((element) => `${element.tagName} ${element.getAttribute("aria-label") ?? element.textContent.slice(0, 40)}`),
  )
}

/** Expects that a page neither scrolls sideways nor cuts off text, and that its controls are large enough. */
export async function expectFits(page: Page): Promise<void> {
  expect(await overflowing(page)).toEqual([])
  expect(await cutOff(page)).toEqual([])
  expect(await tooSmall(page)).toEqual([])
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
