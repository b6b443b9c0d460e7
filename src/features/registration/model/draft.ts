import type { Draft } from "../../../services/state/registrationState"
import type { RegistrationValues } from "./fields"

/** The part of the draft that the form's controls hold. */
type EnteredDraft = Omit<Draft, "countryChosen">

/** Converts form values to the draft in the registration state (specification section 3). */
export function draftOf(values: RegistrationValues): EnteredDraft {
  return {
    registrationGender: values.gender,
    registrationFirstName: values.firstName,
    registrationLastName: values.lastName,
    registrationEmail: values.email,
    registrationCountry: values.country,
    registrationNewsLetter: values.newsletter,
    registrationTermsAndConditions: values.terms,
  }
}

/** Converts the draft in the registration state to form values. */
export function valuesOf(draft: EnteredDraft): RegistrationValues {
  return {
    gender: draft.registrationGender,
    firstName: draft.registrationFirstName,
    lastName: draft.registrationLastName,
    email: draft.registrationEmail,
    country: draft.registrationCountry,
    newsletter: draft.registrationNewsLetter,
    terms: draft.registrationTermsAndConditions,
  }
}
