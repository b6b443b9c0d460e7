import { object } from "yup"
import { emailSchema } from "../../../shared/email/model/schema"

/** What the form beside a shared product asks for. */
export interface EmailValues {
  email: string
}

/** Key in the namespace `registration` of what can be wrong with the address. */
export type EmailMessage = "error.email"

/** The form's rules (product decisions, section 5). */
export const emailFormSchema = object({ email: emailSchema("error.email" satisfies EmailMessage) })
