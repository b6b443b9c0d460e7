import { boolean, object } from "yup"

/** Values of the waiting list form. */
export interface WaitingListValues {
  consent: boolean
}

/** Error key of the consent, in the namespace `lobby`. */
export type WaitingListMessage = "consentMissing"

/** Validation schema of the form: joining requires consent to be notified (specification section 2, /lobby). */
export const waitingListSchema = object({
  consent: boolean()
    .default(false)
    .oneOf([true], "consentMissing" satisfies WaitingListMessage),
})
