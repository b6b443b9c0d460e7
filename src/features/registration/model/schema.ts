import type { Country } from "../../../lib/countries"
import { schemaOf } from "../../../shared/forms/model/schema"
import type { ShownConsents } from "../consents/consents"
import { registrationFields, type FieldContext, type RegistrationValues } from "./fields"
import { demandedFields, type ShownStep } from "./formSteps"

/**
 * Validation schema of the registration form.
 * @param allowed the countries that the code allows
 * @param shown what stands beside the consents, by country
 */
export const registrationSchema = (
  allowed: readonly Country[],
  shown: (country: string) => ShownConsents,
  step: ShownStep = "whole",
) =>
  schemaOf<RegistrationValues, FieldContext>(registrationFields, demandedFields(step), ({ country }) => ({
    allowed,
    shown: shown(country),
  }))
