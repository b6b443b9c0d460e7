import { string } from "yup"
import { isEmail } from "../../../lib/email"
import { normalizeText } from "../../../lib/text"

/**
 * Validation schema of an e-mail address (product decisions, section 5). Yup's own rejects internationalised domains.
 * @param message key of the text for a missing or invalid address
 */
export const emailSchema = (message: string) =>
  string()
    .default("")
    .transform(normalizeText)
    .test({ message, test: (email) => isEmail(email) })
