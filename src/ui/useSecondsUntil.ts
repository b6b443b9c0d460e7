import { useLayoutEffect, useState } from "react"

/**
 * Seconds that are left until a moment (milliseconds since the epoch), counted down once a second; 0 from then on, and 0
 * until the page is alive. A clock that was set back, or a tab that slept, is caught up with.
 */
export function useSecondsUntil(moment: number): number {
  const [left, setLeft] = useState(0)
  // Before the page is painted: a line that came a frame later would move what stands below it.
  useLayoutEffect(() => {
    const count = () => setLeft(Math.max(0, Math.ceil((moment - Date.now()) / 1000)))
    count()
    const timer = setInterval(count, 1000)
    return () => clearInterval(timer)
  }, [moment])
  return left
}
