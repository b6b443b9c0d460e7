import { useLayoutEffect, useRef, useState } from "react"
import { useShownLocation } from "../../router/useShownLocation"

/** What parts of a page have kept, by history entry and name. Lives as long as the document. */
const memory = new Map<string, unknown>()

const keyOf = (entry: string, name: string) => `${entry} ${name}`

/**
 * What was entered before into controls that hold their values themselves: Back and Forward find it again with the history
 * entry (product decisions, section 3). What is kept goes along when the page gets another entry, as by a change of
 * language, and is kept also after the visitor has left, when an answer comes.
 * @param name tells it from what else the page keeps; always of the same type
 * @returns what to begin with, the same in every rendering, and the way to keep a later value
 */
export function useKeptEntry<Value>(name: string, initial: Value): [Value, (value: Value) => void] {
  const { key } = useShownLocation()
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one name has one type
  const [begun] = useState(() => (memory.get(keyOf(key, name)) ?? initial) as Value)
  const latest = useRef({ key, value: begun })
  useLayoutEffect(() => {
    if (latest.current.key === key) return
    latest.current.key = key
    memory.set(keyOf(key, name), latest.current.value)
  }, [key, name])
  function keep(value: Value) {
    latest.current.value = value
    memory.set(keyOf(latest.current.key, name), value)
  }
  return [begun, keep]
}

/** State that is kept as {@link useKeptEntry} keeps it. */
export function useEntryState<Value>(name: string, initial: Value): [Value, (value: Value) => void] {
  const [begun, keep] = useKeptEntry(name, initial)
  const [value, setValue] = useState(begun)
  return [
    value,
    (next) => {
      setValue(next)
      keep(next)
    },
  ]
}
