import { isCountry, type Country } from "../../lib/countries"
import { choice } from "../../lib/fieldKinds"

/** Row of a country for a table of fields (product decisions, section 5): one of those that the code allows. */
export const countryRow = {
  kind: choice(isCountry),
  missing: "error.country",
  invalid: (country: "" | Country, { allowed }: { allowed: readonly Country[] }) =>
    allowed.some((one) => one === country) ? undefined : ("error.country" as const),
  refused: "error.country",
} as const
