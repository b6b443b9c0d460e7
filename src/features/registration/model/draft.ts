import type { Draft } from "../../../services/state/registrationStore"
import type { RegistrationValues } from "./fields"

/** The form's values as the registration state names them (specification section 3). */
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

/** The form's values out of the registration state. */
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
