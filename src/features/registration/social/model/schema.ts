import { array, object, string } from "yup"
import type { ShoppingPreference } from "../../../../services/api/generated"
import type { Country } from "../../../../lib/countries"
import { countrySchema } from "../../../../shared/country/model/schema"
import type { ShownConsents } from "../../consents/consents"
import { newsletterSchema, termsSchema } from "../../consents/model/schema"
import type { SecondStepMessage, SecondStepValues } from "./secondStep"

/**
 * Validation schema of the second step (product decisions, section 4: at least one preference; section 5: country,
 * consents).
 * @param allowed the countries that the code allows
 * @param shown what stands beside the consents, by country
 */
export const secondStepSchema = (allowed: readonly Country[], shown: (country: string) => ShownConsents) =>
  object({
    preferences: array(string<ShoppingPreference>().defined())
      .default([])
      .min(1, "preferences.missing" satisfies SecondStepMessage),
    country: countrySchema(allowed, "registration:error.country" satisfies SecondStepMessage),
    terms: termsSchema(shown, (key) => `registration:${key}` satisfies SecondStepMessage),
    newsletter: newsletterSchema,
  } satisfies Record<keyof SecondStepValues, unknown>)
