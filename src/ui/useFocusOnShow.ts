import { useLayoutEffect, useRef, type RefObject } from "react"

/**
 * Moves focus to an element when it appears, and again when what it says changes; it needs a tabindex. Returns the ref
 * to the element. Focus moves in the same frame, and once: later it could be taken from a control that the
 * visitor has meanwhile pressed or begun to type in.
 * @param content any value that changes when the text of the element does; omitted if the text never changes
 * @param wanted whether the element takes focus at all
 */
export function useFocusOnShow<Shown extends HTMLElement>(content?: unknown, wanted = true): RefObject<Shown | null> {
  const element = useRef<Shown>(null)
  const focused = useRef<{ content: unknown }>(undefined)
  useLayoutEffect(() => {
    if (!wanted) focused.current = undefined
    // In development, React runs the effects of a new element twice, the second time much later (StrictMode).
    else if (!focused.current || focused.current.content !== content) {
      focused.current = { content }
      element.current?.focus()
    }
  }, [content, wanted])
  return element
}
