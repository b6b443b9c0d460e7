import { useLayoutEffect, type RefObject } from "react"

/**
 * Moves focus on when a part of the page that holds it disappears by itself, so that it is not lost (WCAG 2.4.3).
 * @param part that may disappear
 * @param findNext what to focus then; called while the part is still in the document
 */
export function useFocusWhenGone(
  part: RefObject<HTMLElement | null>,
  findNext: (part: HTMLElement) => HTMLElement | null | undefined,
): void {
  useLayoutEffect(() => {
    const element = part.current
    return () => {
      if (!element?.contains(document.activeElement)) return
      const next = findNext(element)
      // In development, React ends the effects of a part that stays, once (StrictMode).
      queueMicrotask(() => {
        if (!element.isConnected) next?.focus()
      })
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the part, not the function, decides
  }, [part])
}
