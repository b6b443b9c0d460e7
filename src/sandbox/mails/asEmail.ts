import type { Mail } from "../worldState"
import type { MailWithLetter } from "./mailHtml"

/** A message as an e-mail; undefined for an SMS. */
export function mailOf(mail: Mail): MailWithLetter | undefined {
  return mail.letter === null ? undefined : { ...mail, letter: mail.letter }
}
