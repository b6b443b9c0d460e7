import { useLayoutEffect, useState } from "react"

/**
 * Seconds until a time (milliseconds since the epoch), counted down once a second; 0 afterwards, and 0 until hydration.
 * Corrects itself after the clock was changed or the tab was suspended.
 */
export function useSecondsUntil(moment: number): number {
  const [left, setLeft] = useState(0)
  // A layout effect, since a line that appears one frame later would shift what is below it.
  useLayoutEffect(() => {
    const count = () => setLeft(Math.max(0, Math.ceil((moment - Date.now()) / 1000)))
    count()
    const timer = setInterval(count, 1000)
    return () => clearInterval(timer)
  }, [moment])
  return left
}
