import { object, string } from "yup"
import { isEmail, normalizeEmail } from "../../../../lib/email"

/** Values of a form that asks for an e-mail address alone. */
export interface EmailValues {
  email: string
}

/** Error key of the address, in the namespace `registration`. */
export type EmailMessage = "error.email"

/**
 * Validation schema of a form that asks for an e-mail address alone (product decisions, section 5). Yup's own rule
 * rejects internationalised domains.
 */
export const emailFormSchema = object({
  email: string()
    .default("")
    .transform(normalizeEmail)
    .test({ message: "error.email" satisfies EmailMessage, test: (email) => isEmail(email) }),
})
