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
 * @param fill sets the country, unless the control holds one that `isKept` accepts: the visitor may have chosen it just
 * now, before the form has noticed
 */
export function useCountryPreselection(
  allowed: readonly Country[],
  chosen: "" | Country,
  fill: (country: "" | Country, isKept: (current: "" | Country) => boolean) => void,
): WaitForPreselection {
  const country = useRegistrationState((state) => state.country)
  const countryLookupEnded = useRegistrationState((state) => state.countryLookupEnded)
  const preselected = preselectedCountry(allowed, { country, countryLookupEnded })
  /** Whether the field has held an allowed country: from then on an empty one is the visitor's choice. */
  const hasHeldCountry = useRef(false)
  /** Whether a country is still to be preselected. */
  const isAwaited = useRef(false)
  /** Ends the wait of a submit. */
  const resolveWait = useRef<() => void>(undefined)
  // After every render, not only when the guess changes: a change event may have read the control before the guess was
  // in it, and have stored the empty value; then the guess is filled in again.
  useEffect(() => {
    const isForbidden = chosen !== "" && !allowed.includes(chosen)
    const isAllowed = (current: "" | Country) => current !== "" && allowed.includes(current)
    if (isForbidden) fill(preselected, isAllowed)
    else if (chosen !== "") hasHeldCountry.current = true
    else if (preselected && !hasHeldCountry.current) fill(preselected, isAllowed)
    isAwaited.current = chosen === "" && !hasHeldCountry.current && (!countryLookupEnded || preselected !== "")
    if (!isAwaited.current) resolveWait.current?.()
  })
  return useCallback(() => {
    if (!isAwaited.current) return undefined
    const arrival = new Promise<void>((resolve) => {
      resolveWait.current = resolve
    })
    return waitAtMost(arrival, guessMs)
  }, [])
}
