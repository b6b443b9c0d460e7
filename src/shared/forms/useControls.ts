import { useLayoutEffect, useRef } from "react"
import { useLatest } from "../../router/useLatest"
import { useShownLocation } from "../../router/useShownLocation"

/**
 * The controls of a form, which may know more than its rendered values: autofill changes some without an event.
 * @param values the values of this render
 * @param readValues reads the values of the controls; see `useFormikForm`
 */
export function useControls<Values>(values: Values, readValues: (data: FormData, current: Values) => Values) {
  const formRef = useRef<HTMLFormElement>(null)
  const { step } = useShownLocation().state
  const latestStep = useLatest(step)
  const restored = useRef<Values>(undefined)
  useLayoutEffect(() => void (restored.current = undefined), [values])
  return {
    formRef,
    /** Reads the current values; before the form is rendered, they are those of the argument. */
    readControls: (current = values): Values =>
      restored.current ?? (formRef.current ? readValues(new FormData(formRef.current), current) : current),
    /** Makes values that were restored count as those of the controls, which show them only in the next render. */
    holdRestored: (next: Values): void => {
      restored.current = next
    },
    /** Whether the form is still there, at the step of this render. */
    isShown: (): boolean => formRef.current !== null && latestStep.current === step,
  }
}
