import { useLayoutEffect, useRef } from "react"
import { useLatest } from "../../router/useLatest"
import { useShownLocation } from "../../router/useShownLocation"
import { namesIn } from "../../lib/namesIn"
import { isSameValue } from "./fieldErrors"

/**
 * The controls of a form, which may know more than its rendered values: autofill changes some without an event.
 * @param values the values of this render
 * @param readValues reads the values of the controls; see `useFormikForm`
 * @param keep called with what the controls alone know when the form goes, e.g. because its code turns out to be invalid
 */
export function useControls<Values extends object>(
  values: Values,
  readValues: (data: FormData, current: Values) => Values,
  keep: (found: Values) => void,
) {
  const formRef = useRef<HTMLFormElement>(null)
  const { step } = useShownLocation().state
  const latest = useLatest({ step, values })
  /** Values that were restored, which the controls show only in the next render. */
  const unshown = useRef<{ found: Values; restored: Values }>(undefined)
  useLayoutEffect(() => void (unshown.current = undefined), [values])

  /** Reads the current values; before the form is rendered, they are those of the argument. */
  function readControls(current = values): Values {
    const found = formRef.current ? readValues(new FormData(formRef.current), current) : current
    if (!unshown.current) return found
    const { found: before, restored } = unshown.current
    const changed = namesIn(found).filter((name) => !isSameValue(found[name], before[name]))
    return changed.reduce((merged, name) => ({ ...merged, [name]: found[name] }), restored)
  }

  const keepLatest = useRef<() => void>(undefined)
  useLayoutEffect(() => {
    keepLatest.current = () => {
      const found = readControls()
      if (namesIn(found).some((name) => !isSameValue(found[name], values[name]))) keep(found)
    }
  })
  useLayoutEffect(() => () => keepLatest.current?.(), [])

  return {
    formRef,
    readControls,
    /**
     * Makes restored values count as those of the controls, which show them only in the next render; a control that is
     * changed before that counts itself.
     * @param found the values of the controls until then
     */
    holdRestored: (found: Values, restored: Values): void => {
      unshown.current = { found, restored }
    },
    /** Reads the current values; undefined if the form is gone, or at another step than in this render. */
    readIfShown: (): Values | undefined => {
      const shown = formRef.current ? latest.current : undefined
      return shown && shown.step === step ? readControls(shown.values) : undefined
    },
  }
}
