import { useFormik, type FormikErrors } from "formik"
import { useEffect, useState, type FormEvent, type RefObject } from "react"
import type { Country } from "../../../lib/countries"
import { firstCountry, useAllowedCountries, useGuessedCountry } from "../../../shared/country/useCountryChoice"
import { useChunkRetry } from "../../../shared/feedback/useChunkRetry"
import { isBeingSent } from "../../../shared/forms/isBeingSent"
import { useSending } from "../../../shared/forms/useSending"
import { withTimeout } from "../../../lib/withTimeout"
import { submitForm } from "../../../lib/submitForm"
import { useRegistrationState } from "../../../services/state/registrationState"
import { keepDraft } from "../../../services/state/registrationStore"
import { useLatest } from "../../../router/useLatest"
import { draftOf, valuesOf } from "../model/draft"
import { normalise, type FieldMessages, type FieldName, type RegistrationValues } from "../model/fields"
import { fieldsElsewhere, messagesOfPart, type FormPart } from "../model/parts"
import { readForm } from "../model/readForm"
import { useShownErrors } from "./useShownErrors"

const loadSchema = () => import("../model/schema")

/** What is wrong with values; nothing where the code that knows can't be had. */
async function judge(values: RegistrationValues, allowed: readonly Country[]): Promise<FieldMessages> {
  const schema = await withTimeout(loadSchema()).catch(() => undefined)
  return schema ? schema.checkRegistration(values, allowed) : {}
}

/** What is wrong with each field, as keys. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Formik types messages as any text, `validate` gives keys alone
const messagesIn = (errors: FormikErrors<RegistrationValues>) => errors as FieldMessages

/** What became of a submit whose values were in order. */
export type Send = (values: RegistrationValues) => Promise<void>

interface FormOptions {
  send: Send
  element: RefObject<HTMLFormElement | null>
  part: FormPart
  /** An address that the visitor can't change. */
  lockedEmail: string | undefined
  /** Called when something is wrong with a field that the part does not show. */
  onWrongElsewhere: () => void
}

/**
 * The registration form's values and errors. Keeps a draft of what is typed, checks it as product decisions section 5
 * says, and hands checked values to `send`, once at a time. The controls are read as a whole at every event: autofill may
 * have filled the others without one, and the next rendering would write the known values over it.
 */
export function useRegistrationForm({ send, element, part, lockedEmail, onWrongElsewhere }: FormOptions) {
  const allowed = useAllowedCountries()
  const { sending, broken, showSending, sendOnce } = useSending()
  const [attempt, setAttempt] = useState(0)
  const { unchecked, ...schema } = useSchema(element)
  const formik = useFormik<RegistrationValues>({
    initialValues: initialValues(allowed, lockedEmail),
    validate: (values) => judge(values, allowed),
    validateOnBlur: false,
    // Submits go through `submit` below, which reads the controls themselves.
    onSubmit: () => undefined,
  })
  const { values, setValues, setErrors } = formik
  const shown = useShownErrors(messagesIn(formik.errors), values)
  const shownValues = () => (element.current ? readForm(element.current, values) : values)
  useEffect(() => void loadSchema().catch(() => undefined), [])
  useEffect(() => keepDraft(draftOf(values)), [values])
  useCarriedEmail(values.email, (email) => {
    if (lockedEmail === undefined) setValue("email", email)
  })
  useGuessedCountry(allowed, values.country, (country) => setValue("country", shownValues().country || country))

  function setValue(name: FieldName, value: RegistrationValues[FieldName]) {
    void setValues({ ...shownValues(), [name]: value })
  }

  function failed(messages: FieldMessages) {
    setAttempt((number) => number + 1)
    if (fieldsElsewhere(messages, part).length > 0) onWrongElsewhere()
  }

  async function submit(form: HTMLFormElement) {
    const current = normalise(readForm(form, values))
    await setValues(current, false)
    const rules = await schema.load()
    if (rules) await conclude(current, await rules.checkRegistration(current, allowed))
  }

  async function conclude(current: RegistrationValues, found: FieldMessages) {
    setErrors(found)
    const wrong = messagesOfPart(found, part)
    if (Object.keys(wrong).length > 0) {
      shown.submitFailed(wrong)
      failed(wrong)
    } else {
      setAttempt(0)
      // A first part is not sent, it only leads to the second.
      if (part !== "first") showSending()
      await send(current)
    }
  }

  return {
    values,
    messages: shown.messages,
    allowed,
    attempt,
    sending,
    broken,
    /** Whether the last submit got no further, since what checks the values could not be loaded. */
    unchecked,
    /** Sends once more what got no further. */
    sendAgain: schema.sendAgain,
    setValue,
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      const form = event.currentTarget
      void sendOnce(() => submit(form))
    },
    onChange: () => void setValues(shownValues()),
    /** For a field that was left; an empty text or an empty box says nothing yet. */
    onBlur: async (name: FieldName) => {
      if (isBeingSent(element.current)) return
      const current = shownValues()
      const found = await setValues(current, true)
      if (found && current[name]) shown.fieldLeft(name, messagesIn(found))
    },
    refused: (...refusal: Parameters<typeof shown.refusedByBackend>) => {
      shown.refusedByBackend(...refusal)
      failed(refusal[0])
    },
  }
}

/** The code that checks the values, the submits that get no further without it, and the way on from there. */
function useSchema(element: RefObject<HTMLFormElement | null>) {
  const [unchecked, setUnchecked] = useState(false)
  const retries = useChunkRetry()
  const submitAgain = () => submitForm(element.current)
  return {
    unchecked,
    /** Answers undefined where it can't be had. */
    load: async () => {
      setUnchecked(false)
      try {
        return await withTimeout(loadSchema())
      } catch (error) {
        retries.failed(error)
        setUnchecked(true)
        return undefined
      }
    },
    sendAgain: () => (unchecked ? retries.retry(submitAgain) : submitAgain()),
  }
}

/** Takes over an address that is given elsewhere on the page while the form is open, as beside a shared product. */
function useCarriedEmail(email: string, onCarried: (email: string) => void): void {
  const latest = useLatest({ email, onCarried })
  useEffect(
    () =>
      useRegistrationState.subscribe(({ registrationEmail }, before) => {
        if (registrationEmail === before.registrationEmail || registrationEmail === latest.current?.email) return
        latest.current?.onCarried(registrationEmail)
      }),
    [latest],
  )
}

function initialValues(allowed: readonly Country[], lockedEmail: string | undefined): RegistrationValues {
  const state = useRegistrationState.getState()
  const values = valuesOf(state)
  // Of a registration that was sent only the address outlives a reload.
  const email = values.email || (state.finished?.email ?? "")
  return { ...values, email: lockedEmail ?? email, country: firstCountry(values.country, allowed) }
}
