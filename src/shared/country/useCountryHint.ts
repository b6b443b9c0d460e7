import { useTranslation } from "react-i18next"
import type { Country } from "../../lib/countries"
import { countryOptions } from "./model/countryNames"
import { usePage } from "../../router/usePage"
import { useRegistrationState } from "../../services/state/registrationState"

/** What the country field shows beside its label. */
export interface CountryHint {
  /** What the country field says of its value. */
  hint: string | undefined
  /** While the guess may come or stands there: the same words with the longest name, for the room that they take. */
  awaitedHint: string | undefined
}

/** What the country field says of its value: that it was guessed, or that the code leaves no choice. */
export function useCountryHint(chosen: "" | Country, allowed: readonly Country[]): CountryHint {
  const { t } = useTranslation("registration")
  const { language } = usePage()
  const guess = useRegistrationState((state) => state.country)
  const countryGuessed = useRegistrationState((state) => state.countryGuessed)
  const names = new Map(countryOptions(language, allowed).map(({ code, name }) => [code, name]))
  const country = chosen === "" ? undefined : names.get(chosen)
  if (allowed.length === 1) return { hint: country && t("field.countryOnly", { country }), awaitedHint: undefined }
  const guessed = countryGuessed && chosen === guess
  const longest = [...names.values()].reduce((one, other) => (other.length > one.length ? other : one), "")
  return {
    hint: guessed && country ? t("field.countryGuess", { country }) : undefined,
    awaitedHint:
      guessed || chosen === "" || !countryGuessed ? t("field.countryGuess", { country: longest }) : undefined,
  }
}
