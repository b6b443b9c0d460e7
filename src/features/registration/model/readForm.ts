import { isCountry } from "../../../lib/countries"
import { readConsent } from "../../../shared/forms/consents"
import type { ShownConsents } from "../consents/consents"
import type { FieldName, RegistrationValues } from "./fields"
import { stepFields, type ShownStep } from "./formSteps"

/**
 * Reads the current values from the form's controls.
 * @param current all values, of which those that the step does not show are kept
 * @param shown what stands beside the consents
 */
export function readForm(
  data: FormData,
  current: RegistrationValues,
  step: ShownStep,
  shown: ShownConsents,
): RegistrationValues {
  const shows = (name: FieldName) => stepFields[step].includes(name)
  const text = (name: "firstName" | "lastName" | "email") => {
    const value = data.get(name)
    return shows(name) && typeof value === "string" ? value : current[name]
  }
  const gender = data.get("gender")
  const country = data.get("country")
  const readGender = gender === "FEMALE" || gender === "MALE" ? gender : ""
  return {
    gender: shows("gender") ? readGender : current.gender,
    firstName: text("firstName"),
    lastName: text("lastName"),
    email: text("email"),
    country: shows("country") ? (isCountry(country) ? country : "") : current.country,
    terms: shows("terms") ? readConsent(data.get("terms"), current.terms, shown.terms) : current.terms,
    newsletter: shows("newsletter")
      ? readConsent(data.get("newsletter"), current.newsletter, shown.newsletter)
      : current.newsletter,
  }
}
