import type { Message } from "../worldState"
import type { Email } from "./mailHtml"

/** A message as an e-mail; undefined for an SMS. */
export function asEmail(mail: Message): Email | undefined {
  return mail.emailParts === null ? undefined : { ...mail, emailParts: mail.emailParts }
}
