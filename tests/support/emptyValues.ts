import type { RegistrationValues } from "../../src/features/registration/model/fields"

/** Values of an untouched registration form. */
export const emptyValues: RegistrationValues = {
  gender: "",
  firstName: "",
  lastName: "",
  email: "",
  country: "",
  terms: false,
  newsletter: false,
}
