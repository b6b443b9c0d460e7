import { useEffect, useLayoutEffect, useRef } from "react"
import { NavigationType } from "react-router-dom"
import { useShownLocation } from "../ui/useShownLocation"

/** Positions by history entry; a reload is restored by the browser itself. */
const positions = new Map<string, number>()

/**
 * Scrolls as a document change would: to the top of a new page, back to where the visitor was on Back and Forward. A
 * change of language or query alone scrolls nothing.
 */
export function useScrollPosition(name: string | undefined, navigation: NavigationType): void {
  const { key } = useShownLocation()
  const shown = useRef(name)

  useLayoutEffect(() => {
    const changed = shown.current !== name
    shown.current = name
    if (changed) window.scrollTo(0, navigation === NavigationType.Pop ? (positions.get(key) ?? 0) : 0)
  }, [key, name, navigation])

  useEffect(() => {
    const keep = () => positions.set(key, window.scrollY)
    window.addEventListener("scroll", keep, { passive: true })
    return () => window.removeEventListener("scroll", keep)
  }, [key])
}
