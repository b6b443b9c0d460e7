import { useLayoutEffect, useState } from "react"

/**
 * Seconds until a time (milliseconds since the epoch), counted down at each full second, so that no number stays for two;
 * 0 afterwards, and 0 until hydration. Corrects itself after the clock was changed or the tab was suspended.
 */
export function useSecondsUntil(moment: number): number {
  const [left, setLeft] = useState(0)
  // A layout effect, since a line that appears one frame later would shift what is below it.
  useLayoutEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const count = () => {
      const wait = moment - Date.now()
      setLeft(Math.max(0, Math.ceil(wait / 1000)))
      if (wait > 0) timer = setTimeout(count, wait % 1000 || 1000)
    }
    count()
    return () => clearTimeout(timer)
  }, [moment])
  return left
}
