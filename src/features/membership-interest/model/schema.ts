import { object } from "yup"
import { emailSchema } from "../../../shared/email/model/schema"

/** Values of the application form. */
export interface ApplicationValues {
  email: string
}

/** Error keys of the fields. */
export type ApplicationMessage = "registration:error.email"

/** Validation schema of the application form (product decisions, section 5). */
export const applicationSchema = object({
  email: emailSchema("registration:error.email" satisfies ApplicationMessage),
})
