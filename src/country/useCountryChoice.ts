import { useEffect, useRef } from "react"
import { countries, type Country } from "../config/countries"
import { useRegistrationState } from "../state/registrationState"

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

/** Preselects the guessed country, when it is known and allowed and nothing is chosen yet. */
export function useGuessedCountry(allowed: readonly Country[], chosen: string, select: (country: Country) => void) {
  const { country, countryGuessed } = useRegistrationState()
  const fits = countryGuessed && chosen === "" && allowed.includes(country)
  const applied = useRef(false)
  useEffect(() => {
    if (!fits || applied.current) return
    applied.current = true
    select(country)
  })
}
