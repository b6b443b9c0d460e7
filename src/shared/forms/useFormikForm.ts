import { useFormik, type FormikValues } from "formik"
import { useEffect, useRef, useState, type FormEvent } from "react"
import { useKeptEntry } from "./entryMemory"
import { isBeingSent } from "./isBeingSent"
import { useSending } from "./useSending"

/** What is wrong with values, as keys of texts; a field that is in order is absent. */
export type FieldErrors<Values, Message extends string> = Partial<Record<keyof Values, Message>>

/** As {@link FieldErrors}, for a form in which some fields hold several controls and say which of them is wrong. */
type AnyErrors<Values> = { readonly [Name in keyof Values]?: unknown }

/** A Yup schema whose messages are keys of texts. */
interface ValidationSchema<Values> {
  validate: (values: unknown) => Promise<Values>
}

/** What makes one form differ from another, in Formik's words; then what the product asks for besides. */
export interface FormikFormConfig<Values extends FormikValues, Errors extends AnyErrors<Values>> {
  /** The values of a form that nobody has touched; a prerendered page shows them. */
  initialValues: Values
  /** The schema, or what makes it where it depends on more than the values. */
  validationSchema: ValidationSchema<Values> | (() => ValidationSchema<Values>)
  /** Takes checked values, one set at a time. */
  onSubmit: (values: Values) => Promise<void>
  /**
   * The values as they stand in the controls.
   * @param known values of what the form does not show at the moment
   */
  readValues: (data: FormData, known: Values) => Values
  /** The values as they are checked on submit and sent; left out, as they were entered. */
  normalise?: (values: Values) => Values
  /**
   * What the form begins with where nothing has been entered before the page came alive; undefined, or left out, what was
   * entered at this history entry before.
   */
  restore?: () => Values | undefined
  /** Hears of every change of a value. */
  onValues?: (values: Values) => void
  /** Hears of a submit that came to nothing because of what was in the form. */
  onFailedSubmit?: (errors: Errors) => void
  /** Whether a submit sends nothing and only leads on within the form, so that nothing is said of sending. */
  sendsNothing?: boolean
  /** Tells the form from others with fields of the same names; left out, those names do. */
  name?: string
}

/** What the backend has refused, and with which values; kept in Formik's status. */
interface Refusal<Values, Errors> {
  errors: Errors
  values: Values
}

/**
 * Formik with what the product asks of every form (product decisions, section 5): no error before the first submit or the
 * blur of a filled field, then live on fields that failed. The controls are read as a whole at every event, since autofill
 * may have filled some without one, and the next rendering would write the known values over it. Any mix of clicks and
 * Enter sends once.
 */
export function useFormikForm<Values extends FormikValues, Errors extends AnyErrors<Values>>(
  config: FormikFormConfig<Values, Errors>,
) {
  type Name = keyof Values
  const { initialValues, validationSchema, onSubmit, normalise = (values) => values } = config
  const [kept, keep] = useKeptEntry<Values | undefined>(config.name ?? namesIn(initialValues).join(" "), undefined)
  const formRef = useRef<HTMLFormElement>(null)
  const submission = useRef(Promise.resolve())
  const [failedSubmits, setFailedSubmits] = useState(0)
  const { sending, broken, showSending, sendOnce } = useSending()
  const formik = useFormik<Values>({
    initialValues,
    validationSchema,
    validateOnBlur: false,
    onSubmit: (values) => (submission.current = onSubmit(values)),
  })
  const { values, touched } = formik
  const refusal: Refusal<Values, Errors> | undefined = formik.status
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Formik types errors as any text, the schema gives keys alone
  const asErrors = (found: object) => found as Errors
  const readControls = () => (formRef.current ? config.readValues(new FormData(formRef.current), values) : values)

  /** Takes values over, and tells what is wrong with them. */
  const check = async (next: Values): Promise<Errors> => asErrors((await formik.setValues(next, true)) ?? {})

  function change(next: Values): Promise<Errors> {
    keep(next)
    config.onValues?.(next)
    return check(next)
  }

  function touch(names: readonly Name[]) {
    for (const name of names) void formik.setFieldTouched(String(name), true, false)
  }

  function failSubmit(errors: Errors) {
    setFailedSubmits((number) => number + 1)
    config.onFailedSubmit?.(errors)
  }

  useRestoredValues(initialValues, readControls, () => config.restore?.() ?? kept, formik.setValues)

  async function submit() {
    const errors = await change(normalise(readControls()))
    const failed = namesIn(values).filter((name) => errors[name])
    if (failed.length > 0) {
      touch(failed)
      return failSubmit(errors)
    }
    setFailedSubmits(0)
    if (!config.sendsNothing) showSending()
    submission.current = Promise.resolve()
    const submitted = formik.submitForm()
    // Formik touches every field that it submits; errors are shown live on those alone that have failed.
    void formik.setTouched(touched, false)
    await submitted
    // Formik keeps a failure to itself once the form is gone.
    await submission.current
  }

  return {
    formRef,
    values,
    /** What is wrong with fields, where it is to be shown. */
    errors: asErrors(shownErrors(values, asErrors(formik.errors), touched, refusal)),
    /** Number of submits in a row that came to nothing because of what was in the form. */
    failedSubmits,
    /** Whether something is on its way, or the page that it leads to. */
    isSubmitting: sending,
    /** Whether the last submit has ended in an error of our own code. */
    broken,
    handleSubmit: (event: FormEvent) => {
      event.preventDefault()
      void sendOnce(submit)
    },
    handleChange: () => void change(readControls()),
    /** For a field that was left; an empty text or an empty box says nothing yet. */
    handleBlur: async (name: Name) => {
      if (isBeingSent(formRef.current)) return
      const current = readControls()
      const errors = await check(current)
      if (errors[name] && current[name]) touch([name])
    },
    setFieldValue: <Field extends Name>(name: Field, value: Values[Field]) =>
      void change({ ...readControls(), [name]: value }),
    /** Puts a value into a control in which nothing stands. */
    fillField: <Field extends Name>(name: Field, value: Values[Field]) => {
      const current = readControls()
      void change({ ...current, [name]: current[name] || value })
    },
    /** Puts values into all controls at once. */
    setValues: (next: Values) => void change(next),
    /** Shows what the backend has refused, each until the value in question changes. */
    showRefusal: (errors: Errors, sent: Values) => {
      formik.setStatus({ errors, values: sent } satisfies Refusal<Values, Errors>)
      failSubmit(errors)
    },
  }
}

/**
 * Puts into the form what was entered before. What was entered before the page came alive is in the controls alone, and
 * stays whatever else is known.
 */
function useRestoredValues<Values extends object>(
  initialValues: Values,
  readControls: () => Values,
  known: () => Values | undefined,
  setValues: (values: Values, shouldValidate: boolean) => unknown,
) {
  useEffect(() => {
    const found = readControls()
    const restored = isSame(found, initialValues) ? (known() ?? found) : found
    if (!isSame(restored, initialValues)) setValues(restored, false)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the page comes alive
  }, [])
}

/** What is wrong with the fields that have failed before, else what the backend has refused in the same value. */
function shownErrors<Values extends object, Errors extends AnyErrors<Values>>(
  values: Values,
  errors: Errors,
  touched: AnyErrors<Values>,
  refusal: Refusal<Values, Errors> | undefined,
): AnyErrors<Values> {
  const shown: { -readonly [Name in keyof Values]?: unknown } = {}
  for (const name of namesIn(values)) {
    const refused = refusal && isSameValue(refusal.values[name], values[name]) ? refusal.errors[name] : undefined
    const error = (touched[name] && errors[name]) || refused
    if (error) shown[name] = error
  }
  return shown
}

/** Whether two sets of values hold the same. */
const isSame = <Values extends object>(some: Values, others: Values): boolean =>
  namesIn(some).every((name) => isSameValue(some[name], others[name]))

const isSameValue = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.keys types every name as any text
const namesIn = <Fields extends object>(fields: Fields) => Object.keys(fields) as (keyof Fields)[]
