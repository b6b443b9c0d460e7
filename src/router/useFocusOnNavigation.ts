import { useLayoutEffect, useRef } from "react"

/**
 * Moves focus to the heading after a navigation, which also makes screen readers announce it once. The first page keeps
 * the browser's focus, and a change of language alone moves nothing. Runs as soon as the page is rendered: later it
 * would steal focus from a field that the visitor has begun to fill in.
 * @param path of the current page without the language prefix; undefined while a replacement is shown that takes focus
 *   itself
 */
export function useFocusOnNavigation(path: string | undefined): void {
  const shown = useRef(path)
  useLayoutEffect(() => {
    if (shown.current === path) return
    shown.current = path
    if (path !== undefined) document.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true })
  }, [path])
}
