import { useState } from "react"
import { useTranslation } from "react-i18next"
import { countries, type Country } from "../../lib/countries"
import { selectableCountries } from "./model/countryNames"
import { usePage } from "../../router/usePage"
import { useRegistrationState } from "../../services/state/useRegistrationState"

/** Hint of the country field. */
interface CountryHint {
  hint: string | undefined
  /** The longest possible hint, whose space is reserved: a hint may appear late, and nothing below may move. */
  reservedHint: string
}

/**
 * The hint of the country field. It says that the country is a guess, or which country's terms apply once the visitor
 * has chosen one, or that the code allows no other country, or not the one that was in the field.
 */
export function useCountryHint(chosen: "" | Country, allowed: readonly Country[]): CountryHint {
  const { t } = useTranslation("registration")
  const { language } = usePage()
  const guess = useRegistrationState((state) => state.country)
  const countryLookupEnded = useRegistrationState((state) => state.countryLookupEnded)
  const countryChosen = useRegistrationState((state) => state.countryChosen)
  const names = new Map(selectableCountries(language, countries).map(({ code, name }) => [code, name]))
  const longest = [...names.values()].reduce((one, other) => (other.length > one.length ? other : one), "")
  const reservedHint = t("field.countryGuess", { country: longest })
  // A check of the code may come late, and empty the field.
  const [held, setHeld] = useState(chosen)
  if (chosen !== "" && chosen !== held) setHeld(chosen)
  const last = chosen || held
  if (last !== "" && !allowed.includes(last)) {
    return { hint: t("field.countryNotOffered", { country: names.get(last) }), reservedHint }
  }
  const country = chosen === "" ? undefined : names.get(chosen)
  if (!country) return { hint: undefined, reservedHint }
  if (allowed.length === 1) return { hint: t("field.countryOnly", { country }), reservedHint }
  if (countryChosen) return { hint: t("field.countryTerms", { country }), reservedHint }
  const guessed = countryLookupEnded && chosen === guess
  return { hint: guessed ? t("field.countryGuess", { country }) : undefined, reservedHint }
}
