import { useEffect, useRef } from "react"
import { countries, type Country } from "../../lib/countries"
import { useRegistrationState } from "../../services/state/registrationState"

/** The countries that the code of this visit allows; all where it names none. */
export function useAllowedCountries(): readonly Country[] {
  const options = useRegistrationState((state) => state.countryOptions)
  return options?.map(({ isoCode }) => isoCode) ?? countries
}

/** The country with which a form begins: the one chosen before, where it is allowed, else the only allowed one. */
export function firstCountry(chosen: "" | Country, allowed: readonly Country[]): "" | Country {
  if (chosen !== "" && allowed.includes(chosen)) return chosen
  const [only, ...others] = allowed
  return others.length === 0 ? (only ?? "") : ""
}

/**
 * Preselects the guessed country, when it is known and allowed and nothing is chosen yet.
 * @param fill puts a country into the control, unless one stands there that the form has not noticed yet
 */
export function useGuessedCountry(allowed: readonly Country[], chosen: string, fill: (country: Country) => void) {
  const country = useRegistrationState((state) => state.country)
  const countryGuessed = useRegistrationState((state) => state.countryGuessed)
  const fits = countryGuessed && chosen === "" && allowed.includes(country)
  const settled = useRef(false)
  useEffect(() => {
    // An input of the same moment may have taken the guess away again.
    if (chosen !== "") settled.current = true
    else if (fits && !settled.current) fill(country)
  })
}
