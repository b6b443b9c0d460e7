import { object, string } from "yup"
import { isEmail, normalizeEmail } from "../../../../lib/email"

/**
 * Validation schema of an e-mail address (product decisions, section 5). Yup's own rejects internationalised domains.
 * @param message key of the text for a missing or invalid address
 */
const emailSchema = (message: string) =>
  string()
    .default("")
    .transform(normalizeEmail)
    .test({ message, test: (email) => isEmail(email) })

/** Values of a form that asks for an e-mail address alone. */
export interface EmailValues {
  email: string
}

/** Error key of the address, in the namespace `registration`. */
export type EmailMessage = "error.email"

/** Validation schema of a form that asks for an e-mail address alone. */
export const emailFormSchema = object({ email: emailSchema("error.email" satisfies EmailMessage) })
