import { useEffect, useRef } from "react"
import { countries, type Country } from "../../lib/countries"
import { useRegistrationState } from "../../services/state/useRegistrationState"

/** The countries that the code of this visit allows; all if it names none. */
export function useAllowedCountries(): readonly Country[] {
  const options = useRegistrationState((state) => state.countryOptions)
  return options?.map(({ isoCode }) => isoCode) ?? countries
}

/** The initial country of a form: the one chosen before if it is allowed, else the only allowed one. */
export function firstCountry(chosen: "" | Country, allowed: readonly Country[]): "" | Country {
  if (chosen !== "" && allowed.includes(chosen)) return chosen
  const [only, ...others] = allowed
  return others.length === 0 ? (only ?? "") : ""
}

/**
 * Preselects the guessed country once it is known, if it is allowed and nothing has been chosen yet.
 * @param fill sets the country, unless the control already has a value that the form has not noticed yet
 */
export function useGuessedCountry(allowed: readonly Country[], chosen: string, fill: (country: Country) => void) {
  const country = useRegistrationState((state) => state.country)
  const countryGuessed = useRegistrationState((state) => state.countryGuessed)
  const fits = countryGuessed && chosen === "" && allowed.includes(country)
  const settled = useRef(false)
  // After every render: input at the same moment may have removed the guess, which is then filled in again.
  useEffect(() => {
    if (chosen !== "") settled.current = true
    else if (fits && !settled.current) fill(country)
  })
}
