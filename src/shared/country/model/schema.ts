import { string } from "yup"
import type { Country } from "../../../lib/countries"

/**
 * The rule of a country (product decisions, section 5).
 * @param allowed the countries that can be chosen
 * @param message key of the text for one that is missing, or not allowed
 */
export const countrySchema = (allowed: readonly Country[], message: string) =>
  string<"" | Country>()
    .default("")
    .test({ message, test: (country) => allowed.some((one) => one === country) })
