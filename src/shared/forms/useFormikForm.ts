import { useFormik, type FormikValues } from "formik"
import { useEffect, useRef, useState, type FormEvent } from "react"
import { useLatest } from "../../router/useLatest"
import { useInputByEntry } from "./inputByEntry"
import { isSubmitPressed } from "./isSubmitPressed"
import { useSending } from "./useSending"

/** Errors of the values, as text keys; valid fields are absent. */
export type FieldErrors<Values, Message extends string> = Partial<Record<keyof Values, Message>>

/** Like {@link FieldErrors}, for a form with fields of several controls whose errors say which control is wrong. */
type AnyErrors<Values> = { readonly [Name in keyof Values]?: unknown }

/** A Yup schema whose messages are text keys. */
interface ValidationSchema<Values> {
  validate: (values: unknown) => Promise<Values>
}

/** Configuration of a form: Formik's own options first, then what the product adds. */
export interface FormikFormConfig<Values extends FormikValues, Errors extends AnyErrors<Values>> {
  /** Values of an untouched form, as prerendered. */
  initialValues: Values
  /** The schema, or a function that creates it if it depends on more than the values. */
  validationSchema: ValidationSchema<Values> | (() => ValidationSchema<Values>)
  /** Called with validated values, never concurrently. */
  onSubmit: (values: Values) => Promise<void>
  /**
   * Reads the current values from the controls.
   * @param current values, also of what the form does not show at the moment
   */
  readValues: (data: FormData, current: Values) => Values
  /** Converts the values before they are validated and sent; if omitted, they are used as entered. */
  normalize?: (values: Values) => Values
  /**
   * Returns the values to begin with if nothing was entered before hydration; if omitted or undefined, the form
   * restores what was entered at this history entry before.
   */
  restore?: () => Values | undefined
  /**
   * Waits, before a submit fails, for what the page itself still fills in; the button is busy meanwhile.
   * @param errors of the values
   * @returns undefined if there is nothing to wait for
   */
  complete?: (errors: Errors) => Promise<void> | undefined
  /** Called whenever a value changes. */
  onChange?: (values: Values) => void
  /** Called when a submit failed: for errors in the form, or for values that the backend rejected. */
  onFailedSubmit?: (errors: Errors) => void
  /** Whether submitting sends nothing and only moves on within the form, so that no sending status is shown. */
  sendsNothing?: boolean
  /** Distinguishes the form from others with the same field names; by default the field names identify it. */
  name?: string
}

/** What the backend rejected, and for which values; saved in Formik's status. */
interface Rejection<Values, Errors> {
  errors: Errors
  values: Values
}

/**
 * Formik with the product's rules for every form (product decisions, section 5): no error before the first submit or
 * the blur of a filled-in field, then live validation of the fields that failed. Every event reads all controls,
 * because autofill may have filled some without an event and the next render would overwrite them with the known
 * values. Any mix of clicks and Enter sends once.
 */
export function useFormikForm<Values extends FormikValues, Errors extends AnyErrors<Values>>(
  config: FormikFormConfig<Values, Errors>,
) {
  type Name = keyof Values
  const { initialValues, validationSchema, normalize = (values) => values } = config
  const [saved, save] = useInputByEntry<Values | undefined>(config.name ?? namesIn(initialValues).join(" "), undefined)
  const formRef = useRef<HTMLFormElement>(null)
  const latest = useLatest(config)
  const { failedSubmits, failSubmit, resetFailedSubmits } = useFailedSubmits(config.onFailedSubmit)
  const { sending, internalError, showSending, sendOnce } = useSending()
  const formik = useFormik<Values>({
    initialValues,
    validationSchema,
    validateOnBlur: false,
    onSubmit: () => undefined,
  })
  const { values, touched } = formik
  const rejection: Rejection<Values, Errors> | undefined = formik.status
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Formik types errors as any text, the schema gives keys alone
  const asErrors = (found: object) => found as Errors
  const readControls = () => (formRef.current ? config.readValues(new FormData(formRef.current), values) : values)

  /** Takes over values and returns their errors. */
  const check = async (next: Values): Promise<Errors> => asErrors((await formik.setValues(next, true)) ?? {})

  function change(next: Values): Promise<Errors> {
    save(next)
    config.onChange?.(next)
    return check(next)
  }

  const touch = (name: Name) => void formik.setFieldTouched(String(name), true, false)

  useRestoredValues(config, saved, readControls, formik.setValues)

  async function submit(): Promise<void> {
    let entered = normalize(readControls())
    let errors = await change(entered)
    const completing = config.complete?.(errors)
    if (completing) {
      showSending()
      await completing
      entered = normalize(readControls())
      errors = await change(entered)
    }
    const failed = namesIn(values).filter((name) => errors[name])
    if (failed.length > 0) {
      for (const name of failed) touch(name)
      return failSubmit(errors)
    }
    resetFailedSubmits()
    if (!config.sendsNothing) showSending()
    // Not by Formik's own submit: it takes the values of its last rendering, which may lack what was entered just now.
    await (latest.current ?? config).onSubmit(entered)
  }

  return {
    formRef,
    values,
    /** The errors to show. */
    errors: asErrors(shownErrors(values, asErrors(formik.errors), touched, rejection)),
    /** Number of consecutive submits with invalid or rejected values. */
    failedSubmits,
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
    handleBlur: async (name: Name) => {
      if (isSubmitPressed(formRef.current)) return
      const current = readControls()
      const errors = await check(current)
      if (errors[name] && current[name]) touch(name)
    },
    setFieldValue: <Field extends Name>(name: Field, value: Values[Field]) =>
      void change({ ...readControls(), [name]: value }),
    /** Sets the value of a control that is still empty. */
    fillField: <Field extends Name>(name: Field, value: Values[Field]) => {
      const current = readControls()
      void change({ ...current, [name]: current[name] || value })
    },
    /** Sets the values of all controls at once. */
    setValues: (next: Values) => void change(next),
    /** Shows what the backend rejected, each message until its value changes. */
    showRejection: (errors: Errors, sent: Values) => {
      formik.setStatus({ errors, values: sent } satisfies Rejection<Values, Errors>)
      failSubmit(errors)
    },
  }
}

/**
 * Restores what was entered before. What was entered before hydration is only in the controls, and takes precedence in
 * each of them.
 */
function useRestoredValues<Values extends FormikValues, Errors extends AnyErrors<Values>>(
  { initialValues, restore, onChange }: FormikFormConfig<Values, Errors>,
  saved: Values | undefined,
  readControls: () => Values,
  setValues: (values: Values, shouldValidate: boolean) => unknown,
) {
  useEffect(() => {
    const found = readControls()
    const restored = { ...found, ...(restore?.() ?? saved) }
    for (const name of namesIn(found)) {
      if (!isSameValue(found[name], initialValues[name])) restored[name] = found[name]
    }
    if (namesIn(found).every((name) => isSameValue(restored[name], initialValues[name]))) return
    onChange?.(restored)
    setValues(restored, false)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, after hydration
  }, [])
}

/** Counts the consecutive submits that failed. */
function useFailedSubmits<Errors>(onFailedSubmit: ((errors: Errors) => void) | undefined) {
  const [failedSubmits, setFailedSubmits] = useState(0)
  return {
    failedSubmits,
    failSubmit: (errors: Errors) => {
      setFailedSubmits((number) => number + 1)
      onFailedSubmit?.(errors)
    },
    resetFailedSubmits: () => setFailedSubmits(0),
  }
}

/** Errors of the fields that failed before, else what the backend rejected for the same value. */
function shownErrors<Values extends object, Errors extends AnyErrors<Values>>(
  values: Values,
  errors: Errors,
  touched: AnyErrors<Values>,
  rejection: Rejection<Values, Errors> | undefined,
): AnyErrors<Values> {
  const shown: { -readonly [Name in keyof Values]?: unknown } = {}
  for (const name of namesIn(values)) {
    const rejected = rejection && isSameValue(rejection.values[name], values[name]) ? rejection.errors[name] : undefined
    const error = (touched[name] && errors[name]) || rejected
    if (error) shown[name] = error
  }
  return shown
}

/** Whether two values of a field are equal. */
const isSameValue = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.keys types every name as any text
const namesIn = <Fields extends object>(fields: Fields) => Object.keys(fields) as (keyof Fields)[]
