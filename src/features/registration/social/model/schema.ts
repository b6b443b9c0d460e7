import { array, boolean, object, string } from "yup"
import type { ShoppingPreference } from "../../../../services/api/generated"
import type { Country } from "../../../../lib/countries"
import { countrySchema } from "../../../../shared/country/model/schema"
import type { SecondStepMessage, SecondStepValues } from "./secondStep"

/**
 * Validation schema of the second step (product decisions, section 4: at least one preference; section 5: country,
 * consents).
 * @param allowed the countries that the code allows
 */
export const secondStepSchema = (allowed: readonly Country[]) =>
  object({
    preferences: array(string<ShoppingPreference>().defined())
      .default([])
      .min(1, "preferences.missing" satisfies SecondStepMessage),
    country: countrySchema(allowed, "registration:error.country" satisfies SecondStepMessage),
    terms: boolean()
      .default(false)
      .oneOf([true], "registration:error.terms" satisfies SecondStepMessage),
    newsletter: boolean().default(false),
  } satisfies Record<keyof SecondStepValues, unknown>)
