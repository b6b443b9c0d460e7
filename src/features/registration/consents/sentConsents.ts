import type { RegistrationInput } from "../../../services/api/generated"

/** The consents of a registration, with the country and language of the texts that were shown. */
export type SentConsents = Pick<RegistrationInput, "consents" | "country" | "language">

let sent: SentConsents | undefined

/** Remembers the consents of a registration that led to an activation e-mail, until the page is reloaded. */
export function rememberSentConsents({ consents, country, language }: SentConsents): void {
  sent = { consents, country, language }
}

/** The consents that were sent last, for the visitor to look up; undefined after a reload. */
export const sentConsents = (): SentConsents | undefined => sent
