import { useState } from "react"
import { useTranslation } from "react-i18next"
import { countries, type Country } from "../../lib/countries"
import { selectableCountries } from "./model/countryNames"
import { useRegistrationState } from "../../services/state/useRegistrationState"

/** Hint of the country field. */
interface CountryHint {
  hint: string | undefined
  /** The longest possible hint, whose space is reserved: a hint may appear late, and nothing below may move. */
  reservedHint: string
}

/**
 * The hint of the country field. It says that the country is a guess, or which country's terms apply once the visitor
 * has chosen one, or that the code allows no other country, or not the one that was chosen.
 */
export function useCountryHint(chosen: "" | Country, allowed: readonly Country[]): CountryHint {
  const { t } = useTranslation("registration")
  const guess = useRegistrationState((state) => state.country)
  const countryLookupEnded = useRegistrationState((state) => state.countryLookupEnded)
  const countryChosen = useRegistrationState((state) => state.countryChosen)
  const names = new Map(selectableCountries(t("countries"), countries).map(({ code, name }) => [code, name]))
  const longest = [...names.values()].reduce((one, other) => (other.length > one.length ? other : one), "")
  const reservedHint = t("field.countryNotOffered", { country: longest })
  const withdrawn = useWithdrawnCountry(chosen, allowed)
  if (withdrawn) return { hint: t("field.countryNotOffered", { country: names.get(withdrawn) }), reservedHint }
  const country = chosen === "" ? undefined : names.get(chosen)
  if (!country) return { hint: undefined, reservedHint }
  if (allowed.length === 1) return { hint: t("field.countryOnly", { country }), reservedHint }
  if (countryChosen) return { hint: t("field.countryTerms", { country }), reservedHint }
  const guessed = countryLookupEnded && chosen === guess
  return { hint: guessed ? t("field.countryGuess", { country }) : undefined, reservedHint }
}

/** The country that the visitor chose and a late check of the code does not allow; a guess goes without a word. */
function useWithdrawnCountry(chosen: "" | Country, allowed: readonly Country[]): "" | Country {
  const countryChosen = useRegistrationState((state) => state.countryChosen)
  const [held, setHeld] = useState<"" | Country>("")
  const own = countryChosen ? chosen : ""
  if (chosen !== "" && own !== held && (countryChosen || allowed.includes(chosen))) setHeld(own)
  return held === "" || allowed.includes(held) ? "" : held
}
