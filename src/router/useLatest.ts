import { useLayoutEffect, useRef, type RefObject } from "react"

/**
 * The value of the latest rendering, for code that runs on after a wait; undefined once the component is gone. Known to
 * the effects of the component and of those in it.
 */
export function useLatest<Value>(value: Value): RefObject<Value | undefined> {
  const latest = useRef<Value | undefined>(undefined)
  useLayoutEffect(() => {
    latest.current = value
  }, [value])
  useLayoutEffect(() => () => void (latest.current = undefined), [])
  return latest
}
