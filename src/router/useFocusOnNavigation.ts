import { useLayoutEffect, useRef } from "react"

/**
 * Moves focus to the heading after a navigation, which also makes screen readers announce it once. The first page keeps
 * the browser's focus, and a change of language alone moves nothing. Runs as soon as the page is rendered: later it
 * would steal focus from a field that the visitor has begun to fill in.
 * @param name of the current page; undefined while a replacement is shown that takes focus itself
 */
export function useFocusOnNavigation(name: string | undefined): void {
  const shown = useRef(name)
  useLayoutEffect(() => {
    if (shown.current === name) return
    shown.current = name
    if (name !== undefined) document.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true })
  }, [name])
}
