import { useCallback, useEffect, useRef } from "react"
import type { Country } from "../../lib/countries"
import { waitAtMost } from "../../lib/withTimeout"
import { useRegistrationState } from "../../services/state/useRegistrationState"
import { firstCountry } from "./allowedCountries"

/** Resolves once a country is preselected, or known not to be, 10 s at most; undefined if it is known already. */
export type WhenPreselected = () => Promise<void> | undefined

/** How long a form waits for the guess of the country, in milliseconds. */
const guessMs = 10_000

/**
 * Preselects the only allowed country, or the guessed one once it is known, if it is allowed and nothing has been chosen
 * yet. Withdraws a country that the code, which may be checked after the form is shown, does not allow.
 * @param fill sets the country, unless the control already has a value that the form has not noticed yet
 */
export function useCountryPreselection(
  allowed: readonly Country[],
  chosen: "" | Country,
  fill: (country: "" | Country) => void,
): WhenPreselected {
  const country = useRegistrationState((state) => state.country)
  const countryGuessed = useRegistrationState((state) => state.countryGuessed)
  const preselected = firstCountry("", allowed) || (countryGuessed && allowed.includes(country) ? country : "")
  const settled = useRef(false)
  const pending = useRef(false)
  const waiting = useRef<() => void>(undefined)
  // After every render, since an event in the same moment may have removed the guess; it is then filled in again.
  useEffect(() => {
    const isForbidden = chosen !== "" && !allowed.includes(chosen)
    if (isForbidden) fill(preselected)
    else if (chosen !== "") settled.current = true
    else if (preselected && !settled.current) fill(preselected)
    pending.current = chosen === "" && !settled.current && (!countryGuessed || preselected !== "")
    if (!pending.current) waiting.current?.()
  })
  return useCallback(() => {
    if (!pending.current) return undefined
    const arrival = new Promise<void>((resolve) => {
      waiting.current = resolve
    })
    return waitAtMost(arrival, guessMs)
  }, [])
}
