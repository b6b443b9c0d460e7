import { useLayoutEffect, useRef, type RefObject } from "react"

/**
 * A ref to the value of the latest render, for code that continues after an await; undefined once the component is
 * unmounted. Up to date in every useEffect of the component and its children.
 */
export function useLatest<Value>(value: Value): RefObject<Value | undefined> {
  const latest = useRef<Value | undefined>(undefined)
  useLayoutEffect(() => {
    latest.current = value
  }, [value])
  useLayoutEffect(() => () => void (latest.current = undefined), [])
  return latest
}
