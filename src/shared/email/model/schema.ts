import { string } from "yup"
import { isEmail, normalizeText } from "../../../lib/email"

/**
 * The rule of an e-mail address (product decisions, section 5). Not Yup's own, which refuses internationalised domains.
 * @param message key of the text for an address that is missing or none
 */
export const emailSchema = (message: string) =>
  string()
    .default("")
    .transform(normalizeText)
    .test({ message, test: (email) => isEmail(email) })
