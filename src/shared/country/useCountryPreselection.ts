import { useEffect, useRef } from "react"
import type { Country } from "../../lib/countries"
import { useRegistrationState } from "../../services/state/useRegistrationState"
import { firstCountry } from "./allowedCountries"

/**
 * Preselects the only allowed country, or the guessed one once it is known, if it is allowed and nothing has been chosen
 * yet. Withdraws a country that the code, which may be checked after the form is shown, does not allow.
 * @param fill sets the country, unless the control already has a value that the form has not noticed yet
 */
export function useCountryPreselection(
  allowed: readonly Country[],
  chosen: "" | Country,
  fill: (country: "" | Country) => void,
): void {
  const country = useRegistrationState((state) => state.country)
  const countryGuessed = useRegistrationState((state) => state.countryGuessed)
  const guess = countryGuessed && allowed.includes(country) ? country : ""
  const settled = useRef(false)
  // After every render, since an event in the same moment may have removed the guess; it is then filled in again.
  useEffect(() => {
    const isForbidden = chosen !== "" && !allowed.includes(chosen)
    const preselected = firstCountry("", allowed) || guess
    if (isForbidden) fill(preselected)
    else if (chosen !== "") settled.current = true
    else if (preselected && !settled.current) fill(preselected)
  })
}
