import { useLayoutEffect, type RefObject } from "react"

/**
 * Moves focus to another element when the part of the page that has it disappears by itself (WCAG 2.4.3).
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
      // In development, React also calls this function once for a part that stays (StrictMode).
      queueMicrotask(() => {
        if (!element.isConnected) next?.focus()
      })
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only the part matters, not which function was passed
  }, [part])
}
