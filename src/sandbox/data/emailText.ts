/** The words of an e-mail in one language. */
export interface EmailText {
  subject: string
  /** What mail programs show beside the subject, before the e-mail is opened. */
  preheader: string
  heading: string
  /** With `{{name}}` for the first name, unless no name is known or the language would have to decline it. */
  greeting: string
  paragraphs: readonly string[]
  /** Text of the button. */
  linkLabel: string
  /** For recipients who did not ask for the e-mail. */
  closing: string
  /** Why the e-mail was sent to this address. */
  reason: string
}
