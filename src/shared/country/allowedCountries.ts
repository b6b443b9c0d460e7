import { countries, type Country } from "../../lib/countries"
import type { RegistrationState } from "../../services/state/registrationState"
import { useRegistrationState } from "../../services/state/useRegistrationState"

/** The countries that a code allows; all if it names none. */
export const allowedCountries = (options: RegistrationState["countryOptions"]): readonly Country[] =>
  options?.map(({ isoCode }) => isoCode) ?? countries

/** The countries that the code of this visit allows. */
export function useAllowedCountries(): readonly Country[] {
  return allowedCountries(useRegistrationState((state) => state.countryOptions))
}

/** The initial country of a form: the one chosen before if it is allowed, else the only allowed one. */
export function initialCountry(chosen: "" | Country, allowed: readonly Country[]): "" | Country {
  if (chosen !== "" && allowed.includes(chosen)) return chosen
  const [only, ...others] = allowed
  return others.length === 0 ? (only ?? "") : ""
}

/** The country that a form without a choice is filled in with: the only allowed one, or an allowed guess. */
export const preselectedCountry = (
  allowed: readonly Country[],
  { country, countryLookupEnded }: Pick<RegistrationState, "country" | "countryLookupEnded">,
): "" | Country => initialCountry("", allowed) || (countryLookupEnded && allowed.includes(country) ? country : "")
