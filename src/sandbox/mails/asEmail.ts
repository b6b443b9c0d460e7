import type { Message } from "../worldState"
import type { Email } from "./mailHtml"

/** A message as an e-mail; undefined for an SMS. */
export function asEmail(message: Message): Email | undefined {
  return message.emailParts === null ? undefined : { ...message, emailParts: message.emailParts }
}
