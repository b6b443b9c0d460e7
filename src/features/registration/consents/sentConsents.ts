import type { Country } from "../../../lib/countries"
import type { Language } from "../../../lib/languages"
import type { consentInput } from "./consents"

/** The consents of a registration, with the country and language of the texts that were shown. */
export interface SentConsents extends Pick<ReturnType<typeof consentInput>, "consents"> {
  country: Country
  language: Language
}

let sent: SentConsents | undefined

/** Remembers the consents of a registration that led to an activation e-mail, until the page is reloaded. */
export function rememberSentConsents(consents: SentConsents): void {
  sent = consents
}

/** The consents that were sent last, for the visitor to look up; undefined after a reload. */
export const sentConsents = (): SentConsents | undefined => sent
