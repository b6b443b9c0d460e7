import { object } from "yup"
import { emailSchema } from "../../../shared/email/model/schema"

/** Values of the e-mail form of a shared product. */
export interface EmailValues {
  email: string
}

/** Error key of the address, in the namespace `registration`. */
export type EmailMessage = "error.email"

/** Validation schema of the form (product decisions, section 5). */
export const emailFormSchema = object({ email: emailSchema("error.email" satisfies EmailMessage) })
