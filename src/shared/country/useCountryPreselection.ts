import { useCallback, useEffect, useRef, type RefObject } from "react"
import type { Country } from "../../lib/countries"
import { waitAtMost } from "../../lib/withTimeout"
import { saveDraft } from "../../services/state/registrationStore"
import { useRegistrationState } from "../../services/state/useRegistrationState"
import { preselectedCountry } from "./allowedCountries"

/** How long a form waits for the guess of the country, in milliseconds. */
const guessMs = 10_000

/** A form's wait for the preselected country, see {@link useCountryWait}. */
interface CountryWait {
  isPending: boolean
  resolve?: () => void
}

/**
 * Lets a form wait for the preselected country, since a visitor who submits earlier cannot know that the country is
 * about to be filled in. Call it before `useFormikForm`.
 * @returns `waitForPrefill`: the option of `useFormikForm` of that name; its promise resolves once a country is
 *   preselected, once it is known that none will be, or after 10 s. `wait`: for {@link useCountryPreselection}
 */
export function useCountryWait() {
  const wait = useRef<CountryWait>({ isPending: false })
  const waitForPrefill = useCallback((errors: object): Promise<void> | undefined => {
    if (Object.keys(errors).join() !== "country" || !wait.current.isPending) return undefined
    const arrival = new Promise<void>((resolve) => {
      wait.current.resolve = resolve
    })
    return waitAtMost(arrival, guessMs)
  }, [])
  return { wait, waitForPrefill }
}

/**
 * Preselects the only allowed country, or the guessed one once it is known, if it is allowed and nothing has been
 * chosen yet. Withdraws a country that the code, which may be checked after the form is shown, does not allow.
 * @param wait of {@link useCountryWait}
 * @param fill sets the country, unless the control holds one that `isKept` accepts: the visitor may have chosen it just
 * now, before the form has noticed
 */
export function useCountryPreselection(
  wait: RefObject<CountryWait>,
  allowed: readonly Country[],
  chosen: "" | Country,
  fill: (country: "" | Country, isKept: (current: "" | Country) => boolean) => void,
): void {
  const country = useRegistrationState((state) => state.country)
  const countryLookupEnded = useRegistrationState((state) => state.countryLookupEnded)
  const preselected = preselectedCountry(allowed, { country, countryLookupEnded })
  /** Whether the field has held an allowed country: from then on an empty field is the visitor's choice. */
  const hasHeldCountry = useRef(false)
  // After every render, not only when the guess changes: a change event may have read the control before the guess was
  // in it, and have stored the empty value; then the guess is filled in again.
  useEffect(() => {
    const isForbidden = chosen !== "" && !allowed.includes(chosen)
    const isAllowed = (current: "" | Country) => current !== "" && allowed.includes(current)
    if (isForbidden) {
      saveDraft({ countryChosen: false })
      fill(preselected, isAllowed)
    } else if (chosen !== "") hasHeldCountry.current = true
    else if (preselected && !hasHeldCountry.current) fill(preselected, isAllowed)
    wait.current.isPending = chosen === "" && !hasHeldCountry.current && (!countryLookupEnded || preselected !== "")
    if (!wait.current.isPending) wait.current.resolve?.()
  })
}
