import { useTranslation } from "react-i18next"
import type { Country } from "../../lib/countries"
import { selectableCountries } from "./model/countryNames"
import { usePage } from "../../router/usePage"
import { useRegistrationState } from "../../services/state/useRegistrationState"

/** Hint of the country field. */
export interface CountryHint {
  /** The text of the hint. */
  hint: string | undefined
  /** While a guess is pending or shown: the same text with the longest name, to reserve space for it. */
  reservedHint: string | undefined
}

/** The hint of the country field: that its value is a guess, or that the code leaves no choice. */
export function useCountryHint(chosen: "" | Country, allowed: readonly Country[]): CountryHint {
  const { t } = useTranslation("registration")
  const { language } = usePage()
  const guess = useRegistrationState((state) => state.country)
  const countryGuessed = useRegistrationState((state) => state.countryGuessed)
  const names = new Map(selectableCountries(language, allowed).map(({ code, name }) => [code, name]))
  const country = chosen === "" ? undefined : names.get(chosen)
  if (allowed.length === 1) return { hint: country && t("field.countryOnly", { country }), reservedHint: undefined }
  const guessed = countryGuessed && chosen === guess
  const longest = [...names.values()].reduce((one, other) => (other.length > one.length ? other : one), "")
  return {
    hint: guessed && country ? t("field.countryGuess", { country }) : undefined,
    reservedHint:
      guessed || chosen === "" || !countryGuessed ? t("field.countryGuess", { country: longest }) : undefined,
  }
}
