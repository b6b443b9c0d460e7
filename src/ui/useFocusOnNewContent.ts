import { useLayoutEffect, useRef } from "react"

/**
 * Moves focus to the page's heading, and the page to its top, when the content of the page changes without a
 * navigation: as a navigation would (WCAG 2.4.3).
 * @param content any value that changes when the content of the page does; undefined until that is known, which moves
 *   nothing
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
