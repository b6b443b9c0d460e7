import { string } from "yup"
import type { Country } from "../../../lib/countries"

/**
 * Validation schema of a country (product decisions, section 5).
 * @param allowed the countries that can be chosen
 * @param message key of the text for a missing or disallowed country
 */
export const countrySchema = (allowed: readonly Country[], message: string) =>
  string<"" | Country>()
    .default("")
    .test({ message, test: (country) => allowed.some((one) => one === country) })
