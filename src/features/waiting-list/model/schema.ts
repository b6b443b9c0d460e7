import { boolean, object } from "yup"

/** What joining the waiting list asks for. */
export interface WaitingListValues {
  consent: boolean
}

/** Key in the namespace `lobby` of what can be wrong with the consent. */
export type WaitingListMessage = "consentMissing"

/** The form's rule: who joins wants to be told (specification section 2, /lobby). */
export const waitingListSchema = object({
  consent: boolean()
    .default(false)
    .oneOf([true], "consentMissing" satisfies WaitingListMessage),
})
