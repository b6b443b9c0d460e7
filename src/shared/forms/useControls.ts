import { useLayoutEffect, useRef } from "react"
import { useLatest } from "../../router/useLatest"
import { useShownLocation } from "../../router/useShownLocation"
import { isSameValue, namesIn } from "./fieldErrors"

/**
 * The controls of a form, which may know more than its rendered values: autofill changes some without an event.
 * @param values the values of this render
 * @param readValues reads the values of the controls; see `useFormikForm`
 */
export function useControls<Values extends object>(
  values: Values,
  readValues: (data: FormData, current: Values) => Values,
) {
  const formRef = useRef<HTMLFormElement>(null)
  const { step } = useShownLocation().state
  const latest = useLatest({ step, values })
  const held = useRef<{ found: Values; restored: Values }>(undefined)
  useLayoutEffect(() => void (held.current = undefined), [values])

  /** Reads the current values; before the form is rendered, they are those of the argument. */
  function readControls(current = values): Values {
    const found = formRef.current ? readValues(new FormData(formRef.current), current) : current
    if (!held.current) return found
    const { found: before, restored } = held.current
    const changed = namesIn(found).filter((name) => !isSameValue(found[name], before[name]))
    return changed.reduce((merged, name) => ({ ...merged, [name]: found[name] }), restored)
  }

  return {
    formRef,
    readControls,
    /**
     * Makes restored values count as those of the controls, which show them only in the next render; a control that is
     * changed before that counts itself.
     * @param found the values of the controls until then
     */
    holdRestored: (found: Values, restored: Values): void => {
      held.current = { found, restored }
    },
    /** The values of the latest render; undefined if the form is gone, or at another step than in this render. */
    valuesIfShown: (): Values | undefined =>
      formRef.current && latest.current?.step === step ? latest.current?.values : undefined,
  }
}
