import { isCountry } from "../../../lib/countries"
import type { RegistrationValues } from "./fields"

/**
 * The values as they stand in a form's controls. On submit these win over what events told, since autofill may fill
 * controls without any event.
 * @param known values of the fields that the form does not show
 */
export function readForm(form: HTMLFormElement, known: RegistrationValues): RegistrationValues {
  const data = new FormData(form)
  const shows = (name: keyof RegistrationValues) => form.elements.namedItem(name) !== null
  const text = (name: "firstName" | "lastName" | "email") => {
    const value = data.get(name)
    return shows(name) && typeof value === "string" ? value : known[name]
  }
  const gender = data.get("gender")
  const country = data.get("country")
  const readGender = gender === "FEMALE" || gender === "MALE" ? gender : ""
  return {
    gender: shows("gender") ? readGender : known.gender,
    firstName: text("firstName"),
    lastName: text("lastName"),
    email: text("email"),
    country: shows("country") ? (isCountry(country) ? country : "") : known.country,
    terms: shows("terms") ? data.has("terms") : known.terms,
    newsletter: shows("newsletter") ? data.has("newsletter") : known.newsletter,
  }
}
