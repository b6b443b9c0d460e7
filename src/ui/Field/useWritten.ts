import { useLayoutEffect, useRef } from "react"

/**
 * Writes a value to a control when it changes, and only then. React's own `value` and `checked` are written again at
 * every render, which wipes out what a browser or an extension has filled in without an event; a form reads that from
 * the control (useFormikForm). The control begins with the value as its `defaultValue` or `defaultChecked`.
 * @param id of the control
 * @param value undefined if the control keeps its value itself
 */
export function useWritten(id: string, property: "value" | "checked", value: unknown): void {
  const written = useRef(value)
  useLayoutEffect(() => {
    if (value === undefined || written.current === value) return
    written.current = value
    const control = document.getElementById(id)
    // Writing the same text again would move the caret in some browsers.
    if (control && Reflect.get(control, property) !== value) Reflect.set(control, property, value)
  }, [id, property, value])
}
