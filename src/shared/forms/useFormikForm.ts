import { useFormik, type FormikValues } from "formik"
import { useEffect, type FormEvent, useState } from "react"
import { whenReleased } from "../../lib/whenReleased"
import { useLatest } from "../../router/useLatest"
import { namesIn } from "../../lib/namesIn"
import { isSameValue, shownErrors, type NestedErrors, type Rejection } from "./fieldErrors"
import { useValueByEntry } from "./valueByEntry"
import { useControls } from "./useControls"
import { useSending } from "./useSending"

/** A Yup schema whose messages are text keys. */
export interface ValidationSchema<Values> {
  validate: (values: unknown, options?: { abortEarly: boolean }) => Promise<Values>
}

/** Configuration of a form: Formik's own options first, then what the product adds. */
export interface FormikFormConfig<Values extends FormikValues, Errors extends NestedErrors<Values>> {
  /** Values of an untouched form, as prerendered. */
  initialValues: Values
  /** The schema, or a function that creates it if it depends on more than the values. */
  validationSchema: ValidationSchema<Values> | (() => ValidationSchema<Values>)
  /** Called with validated values, never concurrently. */
  onSubmit: (values: Values) => Promise<void>
  /**
   * Reads the current values from the controls.
   * @param current all values, including those of fields that are not shown at the moment
   */
  readValues: (data: FormData, current: Values) => Values
  /** Converts the values before they are validated and sent; if omitted, they are used as entered. */
  normalize?: (values: Values) => Values
  /**
   * Returns the values to begin with, for each control in which nothing was entered before hydration; if omitted or
   * undefined, the form restores what was entered at this history entry before.
   */
  restore?: () => Values | undefined
  /**
   * Called with the errors of each submit. If the page itself is about to fill in what is missing, returns a promise
   * that resolves once it has: the button is busy until then, and the values are checked again afterwards.
   * @param errors of the values
   * @returns undefined if there is nothing to wait for
   */
  waitForPrefill?: (errors: Errors) => Promise<void> | undefined
  /**
   * Called with all values on every change and submit, even if none differs, and when values are set; not on blur.
   */
  onChange?: (values: Values) => void
  /** Called when a submit failed: for errors in the form, or for values that the backend rejected. */
  onFailedSubmit?: (errors: Errors) => void
  /** Whether submitting sends nothing and only moves on within the form, so that no sending status is shown. */
  sendsNothing?: boolean
  /** Distinguishes the form from others with the same field names; by default the field names identify it. */
  name?: string
}

/**
 * Formik with the product's rules for every form (product decisions, section 5): no error before the first submit or
 * the blur of a filled-in field, then live validation of the fields that failed. Every event reads all controls,
 * because autofill may have filled some without an event and the next render would overwrite them with the known
 * values. Any mix of clicks and Enter sends once.
 */
export function useFormikForm<Values extends FormikValues, Errors extends NestedErrors<Values>>(
  config: FormikFormConfig<Values, Errors>,
) {
  type Name = keyof Values
  const { initialValues, validationSchema, normalize = (values) => values } = config
  const [saved, keep] = useKeptValues(config)
  const latest = useLatest(config)
  const { failedSubmits, rejected, failSubmit, resetFailures } = useFailedSubmits(config.onFailedSubmit)
  const { sending, internalError, showSending, sendOnce } = useSending()
  const formik = useFormik<Values>({
    initialValues,
    validationSchema,
    validateOnBlur: false,
    onSubmit: () => undefined,
  })
  const { values, touched: failedBefore } = formik
  const rejection: Rejection<Values, Errors> | undefined = formik.status
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Formik types errors as any text, the schema gives only keys
  const asErrors = (found: object) => found as Errors
  const { formRef, readControls, holdRestored, readIfShown } = useControls(values, config.readValues, keep)

  const setAndValidate = async (next: Values): Promise<Errors> => asErrors((await formik.setValues(next, true)) ?? {})

  function change(next: Values): Promise<Errors> {
    keep(next)
    return setAndValidate(next)
  }

  // Formik's "touched" is our "has failed once".
  const markFailed = (name: Name) => void formik.setFieldTouched(String(name), true, false)

  /** Shows the errors of those of the named fields that are filled in. */
  async function showErrors(names: Name[]): Promise<void> {
    const current = readIfShown()
    const errors = current && (await setAndValidate(current))
    for (const name of names) if (errors?.[name] && current?.[name]) markFailed(name)
  }

  useRestoredValues(config, saved, { readControls, holdRestored, setValues: formik.setValues, showErrors })

  async function submit(current = values, mayWait = true): Promise<void> {
    const entered = normalize(readControls(current))
    const errors = await change(entered)
    const prefilling = mayWait && config.waitForPrefill?.(errors)
    if (prefilling) {
      showSending()
      await prefilling
      // A visitor who has left, for another step of the form too, sends nothing; what was entered is kept for Back.
      const shown = readIfShown()
      return shown && submit(shown, false)
    }
    const failed = namesIn(values).filter((name) => errors[name])
    if (failed.length > 0) {
      for (const name of failed) markFailed(name)
      return failSubmit(errors, false)
    }
    resetFailures()
    if (!config.sendsNothing) showSending()
    // Formik's own submit would send the values of its last rendering, which may lack what was entered just now.
    await (latest.current ?? config).onSubmit(entered)
  }

  return {
    formRef,
    values,
    errors: asErrors(shownErrors(values, asErrors(formik.errors), failedBefore, rejection)),
    /** See useFailedSubmits: a new number after each failed submit, 0 after one with valid values. */
    failedSubmits,
    /** Whether the last submit was sent, and rejected by the backend. */
    lastSubmitRejected: rejected,
    /** Whether a submit, or the page that it leads to, is in progress. */
    isSubmitting: sending,
    /** Whether the last submit failed because of an error in our own code. */
    internalError,
    handleSubmit: (event: FormEvent) => {
      event.preventDefault()
      void sendOnce(submit)
    },
    handleChange: () => void change(readControls()),
    /** For a field that lost focus; an empty text or unticked checkbox shows no error yet. */
    handleBlur: (name: Name) => whenReleased(() => void showErrors([name])),
    setFieldValue: <Field extends Name>(name: Field, value: Values[Field]) =>
      void change({ ...readControls(), [name]: value }),
    /** Sets the value of a control, unless `isKept` accepts the value that it has. */
    fillField: <Field extends Name>(name: Field, value: Values[Field], isKept: (current: Values[Field]) => boolean) => {
      const current = readControls()
      void change(isKept(current[name]) ? current : { ...current, [name]: value })
    },
    setValues: (next: Values) => void change(next),
    /** Sets the values of all controls as in a form that was never submitted: their errors are not shown yet. */
    setUntouched: (next: Values) => void Promise.all([formik.setTouched({}, false), change(next)]),
    /** Shows what the backend rejected, each message until its value changes. */
    showRejection: (errors: Errors, sent: Values) => {
      formik.setStatus({ errors, values: sent } satisfies Rejection<Values, Errors>)
      failSubmit(errors, true)
    },
  }
}

/** The values that the form's history entry has kept, and a function that keeps others, there and where the form does. */
function useKeptValues<Values extends object>({
  name,
  initialValues,
  onChange,
}: Pick<FormikFormConfig<Values, NestedErrors<Values>>, "name" | "initialValues" | "onChange">) {
  const [saved, save] = useValueByEntry<Values>(name ?? namesIn(initialValues).join(" "))
  const keep = (next: Values): void => {
    save(next)
    onChange?.(next)
  }
  return [saved, keep] as const
}

/**
 * Restores the values of an earlier visit to the form. What was entered before hydration is only in the controls, and
 * takes precedence in each of them; a field that was filled in and left before hydration is checked as on blur.
 */
function useRestoredValues<Values extends FormikValues, Errors extends NestedErrors<Values>>(
  { initialValues, restore, onChange }: FormikFormConfig<Values, Errors>,
  saved: Values | undefined,
  {
    readControls,
    holdRestored,
    setValues,
    showErrors,
  }: {
    readControls: () => Values
    holdRestored: (found: Values, values: Values) => void
    setValues: (values: Values, shouldValidate: boolean) => unknown
    showErrors: (names: (keyof Values)[]) => Promise<void>
  },
) {
  useEffect(() => {
    const found = readControls()
    const entered = namesIn(found).filter((name) => !isSameValue(found[name], initialValues[name]))
    const restored = { ...found, ...(restore?.() ?? saved) }
    for (const name of entered) restored[name] = found[name]
    if (namesIn(found).every((name) => isSameValue(restored[name], initialValues[name]))) return
    onChange?.(restored)
    holdRestored(found, restored)
    setValues(restored, false)
    const left = entered.filter((name) => name !== document.activeElement?.getAttribute("name"))
    if (left.length > 0) whenReleased(() => void showErrors(left))
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, after hydration
  }, [])
}

const noFailures = { attempts: 0, failed: false, rejected: false }

/**
 * Counts the submits that failed, and remembers whether the backend rejected the last one.
 * @param onFailedSubmit called with the errors of each failed submit
 * @returns `failedSubmits`: the number of failed submits so far, or 0 if the values of the last submit were valid and
 *   the backend has not rejected them; the count behind it is never reset, so each failed submit gives a new number
 */
function useFailedSubmits<Errors>(onFailedSubmit: ((errors: Errors) => void) | undefined) {
  const [failures, setFailures] = useState(noFailures)
  return {
    failedSubmits: failures.failed ? failures.attempts : 0,
    rejected: failures.rejected,
    failSubmit: (errors: Errors, rejected: boolean) => {
      setFailures(({ attempts }) => ({ attempts: attempts + 1, failed: true, rejected }))
      onFailedSubmit?.(errors)
    },
    resetFailures: () => setFailures(({ attempts }) => ({ ...noFailures, attempts })),
  }
}
