import { useCallback, useEffect, useRef } from "react"
import type { Country } from "../../lib/countries"
import { waitAtMost } from "../../lib/withTimeout"
import { useRegistrationState } from "../../services/state/useRegistrationState"
import { preselectedCountry } from "./allowedCountries"

/** Resolves once a country is preselected, or known not to be, 10 s at most; undefined if it is known already. */
export type WaitForPreselection = () => Promise<void> | undefined

/** How long a form waits for the guess of the country, in milliseconds. */
const guessMs = 10_000

/**
 * Preselects the only allowed country, or the guessed one once it is known, if it is allowed and nothing has been chosen
 * yet. Withdraws a country that the code, which may be checked after the form is shown, does not allow.
 * @param fill sets the country, unless the control holds one that `keeps` accepts: the visitor may have chosen it just
 * now, before the form has noticed
 */
export function useCountryPreselection(
  allowed: readonly Country[],
  chosen: "" | Country,
  fill: (country: "" | Country, keeps: (current: "" | Country) => boolean) => void,
): WaitForPreselection {
  const country = useRegistrationState((state) => state.country)
  const countryLookupEnded = useRegistrationState((state) => state.countryLookupEnded)
  const preselected = preselectedCountry(allowed, { country, countryLookupEnded })
  const settled = useRef(false)
  const pending = useRef(false)
  const waiting = useRef<() => void>(undefined)
  // After every render: a change event that read the control before the guess was rendered overwrites it with an empty
  // value, and the guess is then filled in again.
  useEffect(() => {
    const isForbidden = chosen !== "" && !allowed.includes(chosen)
    const isAllowed = (current: "" | Country) => current !== "" && allowed.includes(current)
    if (isForbidden) fill(preselected, isAllowed)
    else if (chosen !== "") settled.current = true
    else if (preselected && !settled.current) fill(preselected, isAllowed)
    pending.current = chosen === "" && !settled.current && (!countryLookupEnded || preselected !== "")
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
