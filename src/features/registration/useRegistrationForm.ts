import { useFormik, type FormikErrors } from "formik"
import { useEffect, useRef, useState, type FormEvent, type RefObject } from "react"
import { countries, type Country } from "../../config/countries"
import { keepDraft, useRegistrationState } from "../../state/registrationState"
import { draftOf, valuesOf } from "./model/draft"
import { normalise, type FieldMessages, type FieldName, type RegistrationValues } from "./model/fields"
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

/**
 * The registration form's values and errors. Keeps a draft of what is typed, checks it as product decisions section 5
 * says, and hands checked values to `send`, once at a time. The controls are read as a whole at every event: autofill may
 * have filled the others without one, and the next rendering would write the known values over it.
 */
export function useRegistrationForm(send: Send, element: RefObject<HTMLFormElement | null>) {
  const allowed = useAllowedCountries()
  const [sending, setSending] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const busy = useRef(false)
  const formik = useFormik<RegistrationValues>({
    initialValues: initialValues(allowed),
    validate: (values) => check(values, allowed),
    validateOnBlur: false,
    // Submits go through `submit` below, which reads the controls themselves.
    onSubmit: () => undefined,
  })
  const { values, setValues, setErrors } = formik
  const shown = useShownErrors(messagesIn(formik.errors), values)
  useEffect(() => void loadSchema(), [])
  useEffect(() => keepDraft(draftOf(values)), [values])
  useGuessedCountry(allowed, values.country, (country) => setValue("country", country))

  const shownValues = () => (element.current ? readForm(element.current) : values)

  function setValue(name: FieldName, value: RegistrationValues[FieldName]) {
    void setValues({ ...shownValues(), [name]: value })
  }

  async function submit(form: HTMLFormElement) {
    if (busy.current) return
    busy.current = true
    const current = normalise(readForm(form))
    await setValues(current, false)
    const found = await check(current, allowed)
    setErrors(found)
    if (Object.keys(found).length > 0) {
      shown.submitFailed(found)
      setAttempt((number) => number + 1)
    } else {
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
      setAttempt((number) => number + 1)
    },
  }
}

function useAllowedCountries(): readonly Country[] {
  const options = useRegistrationState((state) => state.countryOptions)
  return options?.map(({ isoCode }) => isoCode) ?? countries
}

function initialValues(allowed: readonly Country[]): RegistrationValues {
  const values = valuesOf(useRegistrationState.getState())
  const keepsCountry = values.country !== "" && allowed.includes(values.country)
  const [only, ...others] = allowed
  const single = others.length === 0 ? (only ?? "") : ""
  return { ...values, country: keepsCountry ? values.country : single }
}

/** Preselects the guessed country, when it is known and allowed and nothing is chosen yet. */
function useGuessedCountry(allowed: readonly Country[], chosen: string, select: (country: Country) => void) {
  const { country, countryGuessed } = useRegistrationState()
  const fits = countryGuessed && chosen === "" && allowed.includes(country)
  const applied = useRef(false)
  useEffect(() => {
    if (!fits || applied.current) return
    applied.current = true
    select(country)
  })
}
