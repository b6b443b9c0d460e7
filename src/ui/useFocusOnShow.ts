import { useLayoutEffect, useRef, type RefObject } from "react"

/**
 * Moves focus to an element when it appears, and again when what it says changes; it needs a tabindex. Returns the ref
 * to the element. Focus moves in the same frame: any later it could be taken from what the visitor has pressed next.
 * @param content whatever changes with what the element says; omitted if that stays the same
 */
export function useFocusOnShow<Shown extends HTMLElement>(content?: unknown): RefObject<Shown | null> {
  const element = useRef<Shown>(null)
  useLayoutEffect(() => element.current?.focus(), [content])
  return element
}
