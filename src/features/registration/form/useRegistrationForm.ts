import { useEffect, useRef, useState } from "react"
import type { Country } from "../../../lib/countries"
import { initialCountry, useAllowedCountries } from "../../../shared/country/allowedCountries"
import { useCountryWait, useCountryPreselection } from "../../../shared/country/useCountryPreselection"
import { isGiven } from "../../../shared/forms/consents"
import { readFields, valuesWith } from "../../../shared/forms/fieldTable"
import { useFormikForm } from "../../../shared/forms/useFormikForm"
import type { RegistrationState } from "../../../services/state/registrationState"
import { saveDraft, registrationStore } from "../../../services/state/registrationStore"
import { wasSentTooLongAgo } from "../../../services/state/storedRegistration"
import { useHydrated } from "../../../ui/useHydrated"
import { useLatest } from "../../../router/useLatest"
import { acceptedAfterCheck } from "../invitation/acceptedAfterCheck"
import { invitationStore } from "../invitation/invitation"
import { withdrawExpired, withdrawForeign, withdrawForSubmit } from "../consents/consents"
import { termsError } from "../consents/consentFields"
import {
  draftOf,
  normalize,
  registrationFields,
  valuesOf,
  type FieldContext,
  type FieldMessages,
  type FormStep,
  type RegistrationValues,
} from "../model/fields"
import { fieldsElsewhere, shownFields, type ShownStep, registrationSchema } from "../model/formSteps"
import { useShownConsents } from "./shownConsents"
import { registeredAccount } from "./submission"

interface FormOptions {
  onSubmit: (values: RegistrationValues) => Promise<void>
  step: FormStep
  lockedEmail: string | undefined
  onInvalidElsewhere: () => void
}

/** Values and errors of the registration form, and the step with its fields; keeps a draft of what is typed. */
export function useRegistrationForm({ onSubmit, step: stage, lockedEmail, onInvalidElsewhere }: FormOptions) {
  const allowed = useAllowedCountries()
  const shownConsents = useShownConsents()
  const latestShown = useLatest(shownConsents)
  const [consentsAsked, setConsentsAsked] = useState(false)
  const step: ShownStep = stage === "second" && consentsAsked ? "secondWithConsents" : stage
  const ownConsents = (read: RegistrationValues) => withdrawForeign(read, lockedEmail, registeredAccount())
  const { wait, waitForPrefill } = useCountryWait()
  const hydrated = useHydrated()
  const [initial] = useState(() => initialValues(allowed, lockedEmail))
  // A prerendered form is empty until it is hydrated.
  const [untouched] = useState(() => (hydrated ? initial : noValues))
  // Whether the form is saving its own draft: `values` then still holds the previous address, and the saved one must
  // not be taken for an address entered elsewhere (useCarriedEmail).
  const isSavingDraft = useRef(false)
  const form = useFormikForm<RegistrationValues, FieldMessages>({
    initialValues: untouched,
    validationSchema: () => registrationSchema(allowed, shownConsents, step),
    onSubmit,
    readValues(data, current) {
      const context = { allowed, shown: (latestShown.current ?? shownConsents)(current.country) }
      return ownConsents(
        readFields<RegistrationValues, FieldContext>(
          registrationFields,
          data,
          ownConsents(current),
          context,
          shownFields(step),
        ),
      )
    },
    normalize: (entered) => withdrawForSubmit(normalize(entered), shownConsents(entered.country)),
    waitForPrefill: (errors) => waitForPrefill(errors) ?? waitForDocuments(errors),
    onChange(next) {
      isSavingDraft.current = true
      saveDraft(draftOf(next))
      isSavingDraft.current = false
    },
    // Not what this history entry has kept (useFormikForm): it may lack what was entered later, in the other step.
    restore: () => initial,
    onFailedSubmit: (errors) => {
      // The second step asks for the consents again itself.
      const shownStep: ShownStep = stage === "second" ? "secondWithConsents" : stage
      if (fieldsElsewhere(errors, shownStep).length > 0) onInvalidElsewhere()
    },
    // With an accepted code, the first step only leads to the second. Otherwise the check of the code is awaited first.
    sendsNothing: step === "first" && invitationStore.getState().phase === "accepted",
  })
  const values = ownConsents(form.values)
  useCarriedEmail(values.email, (email) => {
    if (lockedEmail === undefined && !isSavingDraft.current) form.setFieldValue("email", email)
  })
  useCountryPreselection(wait, allowed, values.country, (country, isKept) => form.fillField("country", country, isKept))
  const shown = shownConsents(values.country)
  const asksConsents =
    stage === "second" && (consentsAsked || !isGiven(values.terms, shown.terms) || form.errors.terms !== undefined)
  // Once they are shown in the second step, they stay until it is left.
  if (asksConsents !== consentsAsked) setConsentsAsked(asksConsents)
  const errors = { ...form.errors, terms: termsError(form.errors.terms, values.terms, shown.terms) }
  return { ...form, values, errors, allowed, step, shown }
}

/** Calls back with an address entered elsewhere on the page while the form is open, e.g. next to a shared product. */
function useCarriedEmail(email: string, onCarried: (email: string) => void): void {
  const latest = useLatest({ email, onCarried })
  useEffect(
    () =>
      registrationStore.subscribe(({ registrationEmail }, before) => {
        if (registrationEmail === before.registrationEmail || registrationEmail === latest.current?.email) return
        latest.current?.onCarried(registrationEmail)
      }),
    [latest],
  )
}

/**
 * Waits for the check of the code if nothing but a restored consent is wrong: after a reload, its documents are not known
 * until then.
 */
function waitForDocuments(errors: FieldMessages): Promise<void> | undefined {
  const { phase } = invitationStore.getState()
  const isOpen = phase === "checking" || phase === "restoring"
  if (!isOpen || errors.terms !== "again.documents" || Object.keys(errors).length > 1) return undefined
  return acceptedAfterCheck().then(() => undefined)
}

const noValues = valuesWith<RegistrationValues>(registrationFields, (name) => registrationFields[name].kind.empty)

/**
 * After a reload, the address is all that is left of a registration that was sent; it is filled in for as long as a
 * draft would be kept. The time of sending is not stored; `resendAt`, usually about a minute later, stands in for it.
 */
function sentEmail({ sentRegistration }: RegistrationState): string {
  return sentRegistration && !wasSentTooLongAgo(sentRegistration.resendAt) ? sentRegistration.email : ""
}

function initialValues(allowed: readonly Country[], lockedEmail: string | undefined): RegistrationValues {
  const state = registrationStore.getState()
  const values = withdrawExpired(withdrawForeign(valuesOf(state), lockedEmail, registeredAccount()))
  return {
    ...values,
    email: lockedEmail ?? (values.email || sentEmail(state)),
    country: initialCountry(values.country, allowed),
  }
}
