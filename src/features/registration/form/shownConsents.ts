import { consentHashes } from "virtual:consent-hashes"
import type { Language } from "../../../lib/languages"
import { usePage } from "../../../router/usePage"
import type { CountryOption } from "../../../services/state/registrationState"
import { useRegistrationState } from "../../../services/state/useRegistrationState"
import { shownConsent } from "../../../shared/forms/consents"
import { documentsOf, type ShownConsents } from "../consents/consents"

/** What stands beside the checkboxes of a form with a country, in a language. */
export function shownConsents(
  options: readonly CountryOption[] | undefined,
  country: string,
  language: Language,
): ShownConsents {
  const { terms, newsletter } = consentHashes[language]
  return { terms: shownConsent(terms, documentsOf(options, country)), newsletter: shownConsent(newsletter) }
}

/** The same for the page's language and the code of this visit, by the form's country. */
export function useShownConsents(): (country: string) => ShownConsents {
  const { language } = usePage()
  const options = useRegistrationState((state) => state.countryOptions)
  return (country) => shownConsents(options, country, language)
}
