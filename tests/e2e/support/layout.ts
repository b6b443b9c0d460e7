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

/** A layout shift (Layout Instability API), and what has moved in it. */
export interface Shift {
  value: number
  hadRecentInput: boolean
  moved: { html: string; isMain: boolean; inMain: boolean; isHeadingInLine: boolean }[]
}

declare global {
  interface Window {
    shifts: Shift[]
  }
}

/** Records the layout shifts of each document. Call before the first page. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    window.shifts = []
    // TypeScript has no types for layout shift entries.
    interface Entry extends PerformanceEntry, Pick<Shift, "value" | "hadRecentInput"> {
      sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
    }
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Entry[]) {
        const moved = sources.map(({ node, previousRect: from, currentRect: to }) => {
          const element = node instanceof Element ? node : node?.parentElement
          const isInLine = from.y === to.y && from.height === to.height && Math.abs(from.x - to.x) < 10
          return {
            html: element?.outerHTML.slice(0, 200) ?? "",
            isMain: Boolean(element?.matches("main")),
            inMain: Boolean(element?.matches("main *")),
            isHeadingInLine: isInLine && Boolean(node?.parentElement?.closest("h1, h2")),
          }
        })
        window.shifts.push({ value, hadRecentInput, moved })
      }
    }).observe({ type: "layout-shift", buffered: true })
  })

/**
 * The parts below the header that have moved, also after a press.
 * @param asWhole whether moving all of them together counts
 */
export async function movedParts(page: Page, asWhole = false): Promise<string[]> {
  const shifts = await page.evaluate(() => window.shifts)
  const counts = ({ isMain, inMain }: Shift["moved"][number]) => inMain || (asWhole && isMain)
  return shifts.flatMap(({ moved }) => moved.filter(counts).map(({ html }) => html))
}
