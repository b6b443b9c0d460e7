import { object } from "yup"
import { emailSchema } from "../../../shared/email/model/schema"

/** What the application asks for. */
export interface ApplicationValues {
  email: string
}

/** Keys of what can be wrong with a field. */
export type ApplicationMessage = "registration:error.email"

/** The application's rules (product decisions, section 5). */
export const applicationSchema = object({
  email: emailSchema("registration:error.email" satisfies ApplicationMessage),
})
