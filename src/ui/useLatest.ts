import { useEffect, useRef, type RefObject } from "react"

/** The value of the latest rendering, for code that runs on after a wait; undefined once the component is gone. */
export function useLatest<Value>(value: Value): RefObject<Value | undefined> {
  const latest = useRef<Value | undefined>(undefined)
  useEffect(() => {
    latest.current = value
  }, [value])
  useEffect(() => () => void (latest.current = undefined), [])
  return latest
}
