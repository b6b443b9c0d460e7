import { useEffect, useState } from "react"
import type { Country } from "../../../lib/countries"
import { firstCountry, useAllowedCountries, useGuessedCountry } from "../../../shared/country/useCountryChoice"
import { useFormikForm } from "../../../shared/forms/useFormikForm"
import { useRegistrationState } from "../../../services/state/useRegistrationState"
import { keepDraft } from "../../../services/state/registrationStore"
import { useLatest } from "../../../router/useLatest"
import { draftOf, valuesOf } from "../model/draft"
import { normalise, type FieldMessages, type RegistrationValues } from "../model/fields"
import { fieldsElsewhere, type FormPart } from "../model/parts"
import { readForm } from "../model/readForm"
import { registrationSchema } from "../model/schema"

interface FormOptions {
  /** Called with validated values. */
  onSubmit: (values: RegistrationValues) => Promise<void>
  part: FormPart
  /** An address that the visitor can't change. */
  lockedEmail: string | undefined
  /** Called when a field that the part does not show is invalid. */
  onWrongElsewhere: () => void
}

/** Values and errors of the registration form; keeps a draft of what is typed. */
export function useRegistrationForm({ onSubmit, part, lockedEmail, onWrongElsewhere }: FormOptions) {
  const allowed = useAllowedCountries()
  const [begun] = useState(() => initialValues(allowed, lockedEmail))
  const form = useFormikForm<RegistrationValues, FieldMessages>({
    initialValues: begun,
    validationSchema: () => registrationSchema(allowed, part),
    onSubmit,
    readValues: (data, known) => readForm(data, known, part),
    normalise,
    // The draft is more complete than the history entry, which may have shown the other part.
    restore: () => begun,
    onFailedSubmit: (errors) => {
      if (fieldsElsewhere(errors, part).length > 0) onWrongElsewhere()
    },
    // A first part only leads to the second one.
    sendsNothing: part === "first",
  })
  const { values } = form
  useEffect(() => keepDraft(draftOf(values)), [values])
  useCarriedEmail(values.email, (email) => {
    if (lockedEmail === undefined) form.setFieldValue("email", email)
  })
  useGuessedCountry(allowed, values.country, (country) => form.fillField("country", country))
  return { ...form, allowed }
}

/** Takes over an address entered elsewhere on the page while the form is open, e.g. next to a shared product. */
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
  // Of a registration that was sent, only the address survives a reload.
  const email = values.email || (state.finished?.email ?? "")
  return { ...values, email: lockedEmail ?? email, country: firstCountry(values.country, allowed) }
}
