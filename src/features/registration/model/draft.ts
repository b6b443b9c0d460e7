import type { Draft } from "../../../services/state/registrationState"
import type { RegistrationValues } from "./fields"

/** Converts form values to the draft in the registration state (specification section 3). */
export function draftOf(values: RegistrationValues): Draft {
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
export function valuesOf(draft: Draft): RegistrationValues {
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
