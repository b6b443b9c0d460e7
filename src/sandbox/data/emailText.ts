/** The words of an e-mail in one language. */
export interface EmailText {
  subject: string
  /** What mail programs show beside the subject, before the e-mail is opened. */
  preheader: string
  heading: string
  /** With a place for the first name, `{{name}}`, where one is known and need not be declined. */
  greeting: string
  paragraphs: readonly string[]
  /** Text of the button. */
  linkLabel: string
  /** For those who did not ask for it. */
  closing: string
  /** Why it was sent to this address. */
  reason: string
}
