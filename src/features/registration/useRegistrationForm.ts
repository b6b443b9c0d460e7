import { useFormik, type FormikErrors } from "formik"
import { useEffect, useRef, useState, type FormEvent, type RefObject } from "react"
import type { Country } from "../../config/countries"
import { firstCountry, useAllowedCountries, useGuessedCountry } from "../../country/useCountryChoice"
import { keepDraft, useRegistrationState } from "../../state/registrationState"
import { draftOf, valuesOf } from "./model/draft"
import { normalise, type FieldMessages, type FieldName, type RegistrationValues } from "./model/fields"
import { fieldsElsewhere, messagesOfPart, type FormPart } from "./model/parts"
import { readForm } from "./model/readForm"
import { useShownErrors } from "./useShownErrors"

const loadSchema = () => import("./model/schema")

async function check(values: RegistrationValues, allowed: readonly Country[]) {
  return (await loadSchema()).checkRegistration(values, allowed)
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
  const [sending, setSending] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const busy = useRef(false)
  const formik = useFormik<RegistrationValues>({
    initialValues: initialValues(allowed, lockedEmail),
    validate: (values) => check(values, allowed),
    validateOnBlur: false,
    // Submits go through `submit` below, which reads the controls themselves.
    onSubmit: () => undefined,
  })
  const { values, setValues, setErrors } = formik
  const shown = useShownErrors(messagesIn(formik.errors), values)
  const shownValues = () => (element.current ? readForm(element.current, values) : values)
  useEffect(() => void loadSchema(), [])
  useEffect(() => keepDraft(draftOf(values)), [values])
  useGuessedCountry(allowed, values.country, (country) => setValue("country", country))

  function setValue(name: FieldName, value: RegistrationValues[FieldName]) {
    void setValues({ ...shownValues(), [name]: value })
  }

  function failed(messages: FieldMessages) {
    setAttempt((number) => number + 1)
    if (fieldsElsewhere(messages, part).length > 0) onWrongElsewhere()
  }

  async function submit(form: HTMLFormElement) {
    if (busy.current) return
    busy.current = true
    const current = normalise(readForm(form, values))
    await setValues(current, false)
    const found = await check(current, allowed)
    setErrors(found)
    const wrong = messagesOfPart(found, part)
    if (Object.keys(wrong).length > 0) {
      shown.submitFailed(wrong)
      failed(wrong)
    } else {
      setAttempt(0)
      setSending(true)
      await send(current)
      setSending(false)
    }
    busy.current = false
  }

  return {
    values,
    messages: shown.messages,
    allowed,
    attempt,
    sending,
    setValue,
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      void submit(event.currentTarget)
    },
    onChange: () => void setValues(shownValues()),
    /** For a field that was left; an empty text or an empty box says nothing yet. */
    onBlur: async (name: FieldName) => {
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

function initialValues(allowed: readonly Country[], lockedEmail: string | undefined): RegistrationValues {
  const values = valuesOf(useRegistrationState.getState())
  return { ...values, email: lockedEmail ?? values.email, country: firstCountry(values.country, allowed) }
}
