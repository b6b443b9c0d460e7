import { basePath } from "../../lib/basePath"
import type { Language } from "../../lib/languages"
import { activationMailTexts } from "../data/activationMailTexts"
import { applicationMailTexts } from "../data/applicationMailTexts"
import { commonMailTexts, smsTexts } from "../data/commonMailTexts"
import type { EmailText } from "../data/emailText"
import type { Message } from "../worldState"

/** A message without what sendMessage.ts adds to it. */
export type ComposedMessage = Omit<Message, "id" | "to" | "sentAt">

/** Path of a page in a language. */
function localizedPath(language: Language, page: string): string {
  if (language === "en") return `${basePath}/${page}`
  return page === "" ? `${basePath}/${language}` : `${basePath}/${language}/${page}`
}

function composeEmail(
  kind: "activation" | "application",
  language: Language,
  text: EmailText,
  { firstName = "", page }: { firstName?: string; page: string },
): ComposedMessage {
  const { linkHint, imprint, privacy, contact } = commonMailTexts[language]
  // Without a name, the space before it goes too.
  const name = firstName === "" ? "" : ` ${firstName}`
  return {
    kind,
    language,
    subject: text.subject,
    body: [text.greeting.replace(" {{name}}", () => name), ...text.paragraphs],
    linkPath: localizedPath(language, page),
    linkLabel: text.linkLabel,
    emailParts: {
      preheader: text.preheader,
      heading: text.heading,
      linkHint,
      closing: text.closing,
      reason: text.reason,
      footerLinks: [
        { label: imprint, path: localizedPath(language, "content/imprint") },
        { label: privacy, path: localizedPath(language, "content/privacy") },
        { label: contact, path: "/entrance/contact" },
      ],
    },
  }
}

/** The e-mail that asks a new member to activate the account, with a link in the same language. */
export function activationMail(language: Language, firstName: string, activationId: string): ComposedMessage {
  const page = `registration/activateaccount?${new URLSearchParams({ activationId })}`
  return composeEmail("activation", language, activationMailTexts[language], { firstName, page })
}

/** The e-mail that says that an application has arrived, with a link to where an invitation code is entered. */
export function applicationMail(language: Language): ComposedMessage {
  return composeEmail("application", language, applicationMailTexts[language], { page: "" })
}

/** The SMS that carries a one-time code. */
export function smsMessage(language: Language, code: string): ComposedMessage {
  const text = smsTexts[language](code)
  return { kind: "sms", language, subject: text, body: [text], linkPath: null, linkLabel: null, emailParts: null }
}
