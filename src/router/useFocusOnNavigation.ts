import { useLayoutEffect, useRef } from "react"

/**
 * Moves focus to the heading of a page that was navigated to, which also makes screen readers announce it once. The
 * first page keeps the browser's own focus, and a change of language alone moves nothing. As soon as the page is there:
 * later it would take the focus away from a field that the visitor has begun to fill.
 * @param name of the page that is shown; undefined while something stands in its place that takes focus itself
 */
export function useFocusOnNavigation(name: string | undefined): void {
  const shown = useRef(name)
  useLayoutEffect(() => {
    if (shown.current === name) return
    shown.current = name
    if (name !== undefined) document.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true })
  }, [name])
}
