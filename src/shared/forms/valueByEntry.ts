import { useLayoutEffect, useRef, useState } from "react"
import { useShownLocation } from "../../router/useShownLocation"

/** Values by history entry and name, for the lifetime of the document. */
const memory = new Map<string, unknown>()

const keyOf = (entry: string, name: string) => `${entry} ${name}`

/**
 * A value that a form or page keeps by history entry, so that Back and Forward restore it (product decisions,
 * section 3). The value follows the page to another entry, e.g. on a change of language.
 * @param name distinguishes the value from others that the page keeps; all values under one name have the same type
 * @returns the value kept for the entry at the time of mounting, the same in every render, or undefined; and a function
 *   that updates the kept value
 */
export function useValueByEntry<Value>(name: string): [Value | undefined, (value: Value) => void] {
  const { key } = useShownLocation()
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one name has one type
  const [valueOnMount] = useState(() => memory.get(keyOf(key, name)) as Value | undefined)
  const latest = useRef({ key, value: valueOnMount })
  useLayoutEffect(() => {
    if (latest.current.key === key) return
    latest.current.key = key
    memory.set(keyOf(key, name), latest.current.value)
  }, [key, name])
  function save(value: Value) {
    latest.current.value = value
    memory.set(keyOf(latest.current.key, name), value)
  }
  return [valueOnMount, save]
}
