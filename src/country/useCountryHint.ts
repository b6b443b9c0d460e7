import { useTranslation } from "react-i18next"
import type { Country } from "../config/countries"
import { countryOptions } from "./model/countryNames"
import { usePage } from "../routes/usePage"
import { useRegistrationState } from "../state/registrationState"

/** What the country field says of its value: that it was guessed, or that the code leaves no choice. */
export function useCountryHint(chosen: "" | Country, allowed: readonly Country[]): string | undefined {
  const { t } = useTranslation("registration")
  const { language } = usePage()
  const { country: guess, countryGuessed } = useRegistrationState()
  const name = countryOptions(language, allowed).find(({ code }) => code === chosen)?.name
  if (!name) return undefined
  if (allowed.length === 1) return t("field.countryOnly", { country: name })
  return countryGuessed && chosen === guess ? t("field.countryGuess", { country: name }) : undefined
}
