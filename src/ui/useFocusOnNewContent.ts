import { useLayoutEffect, useRef } from "react"

/**
 * Scrolls to the top and moves focus to the page's heading, as a navigation does, when the page's content changes
 * without one (WCAG 2.4.3).
 * @param content any value that changes when the content of the page does; undefined, until that is known, moves nothing
 */
export function useFocusOnNewContent(content: string | undefined): void {
  const shown = useRef(content)
  useLayoutEffect(() => {
    const before = shown.current
    shown.current = content
    if (before === undefined || before === content) return
    window.scrollTo(0, 0)
    document.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true })
  }, [content])
}
