import { useRef, type ChangeEvent, type KeyboardEvent } from "react"
import { useTranslation } from "react-i18next"
import type { Country } from "../../lib/countries"
import { saveDraft } from "../../services/state/registrationStore"
import { SelectField } from "../../ui/Field/SelectField"
import { selectableCountries, matchCountry } from "./model/countryNames"
import { useCountryHint } from "./useCountryHint"

interface CountryFieldProps {
  id: string
  name: string
  error: string | undefined
  value: Country | ""
  onBlur: () => void
  allowed: readonly Country[]
  onSelect: (country: Country | "") => void
}

/** Milliseconds after which a typed letter starts a new word. */
const typingPause = 1000

/**
 * A native country list, in the page's language and sort order. Typing finds a country by its name in any language of
 * the site, its native name or its ISO code.
 */
export function CountryField({ allowed, onSelect, ...field }: CountryFieldProps) {
  const { t } = useTranslation("registration")
  const hint = useCountryHint(field.value, allowed)
  const countries = selectableCountries(t("countries"), allowed)
  const typed = useRef({ text: "", at: 0 })

  function select(country: Country | "") {
    saveDraft({ countryChosen: country !== "" })
    onSelect(country)
  }

  function findByLetters(event: KeyboardEvent) {
    if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return
    const fresh = event.timeStamp - typed.current.at > typingPause
    // Space opens the list, unless a word is being typed.
    if (event.key === " " && fresh) return
    typed.current = { text: (fresh ? "" : typed.current.text) + event.key, at: event.timeStamp }
    const country = matchCountry(typed.current.text, countries)
    if (!country) return
    event.preventDefault()
    select(country)
  }

  return (
    <SelectField
      {...field}
      {...hint}
      required
      label={t("field.country")}
      autoComplete="country"
      onKeyDown={findByLetters}
      onChange={(event: ChangeEvent<HTMLSelectElement>) =>
        select(allowed.find((country) => country === event.target.value) ?? "")
      }
      options={[
        { value: "", text: t("field.countryPrompt") },
        ...countries.map(({ code, name }) => ({ value: code, text: name })),
      ]}
    />
  )
}
