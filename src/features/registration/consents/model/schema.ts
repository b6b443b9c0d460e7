import { mixed } from "yup"
import type { ConsentValue } from "../../../../lib/consent"
import { askAgainReason, isGiven, type AskAgainReason } from "../../../../shared/forms/consents"
import type { ShownConsents } from "../consents"

/** Keys of the errors, in the namespace `registration`. */
type TermsMessage = "error.terms" | `again.${AskAgainReason}`

/**
 * Schema of the box for terms and privacy policy: ticked for the documents that are shown, in the words that are shown.
 * @param shown what stands beside the consents, by the country among the same values
 * @param messageOf the form's own key of a message
 */
export const termsSchema = (shown: (country: string) => ShownConsents, messageOf: (key: TermsMessage) => string) =>
  mixed<ConsentValue>()
    .default(false)
    .test((value, { parent, createError }) => {
      const { terms } = shown(String(parent.country ?? ""))
      if (isGiven(value, terms)) return true
      const reason = askAgainReason(value, terms)
      return createError({ message: messageOf(reason ? `again.${reason}` : "error.terms") })
    })

/**
 * The error of that box for what is shown now, which may have changed since the error was found.
 * @param found the form's key of the error, if one shows
 */
export function termsError(found: string | undefined, value: ConsentValue, shown: string): TermsMessage | undefined {
  const reason = askAgainReason(value, shown)
  if (!found) return undefined
  if (reason) return `again.${reason}`
  return isGiven(value, shown) && found.includes("again.") ? undefined : "error.terms"
}

/** Schema of the box for the newsletter, which is never required. */
export const newsletterSchema = mixed<ConsentValue>().default(false)
