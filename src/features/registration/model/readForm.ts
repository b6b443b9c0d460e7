import { isCountry } from "../../../config/countries"
import type { RegistrationValues } from "./fields"

/**
 * The values as they stand in a form's controls. On submit these win over what events told, since autofill may fill
 * controls without any event.
 */
export function readForm(form: HTMLFormElement): RegistrationValues {
  const data = new FormData(form)
  const text = (name: string) => {
    const value = data.get(name)
    return typeof value === "string" ? value : ""
  }
  const gender = text("gender")
  const country = text("country")
  return {
    gender: gender === "FEMALE" || gender === "MALE" ? gender : "",
    firstName: text("firstName"),
    lastName: text("lastName"),
    email: text("email"),
    country: isCountry(country) ? country : "",
    terms: data.has("terms"),
    newsletter: data.has("newsletter"),
  }
}
