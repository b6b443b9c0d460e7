import { mixed, object } from "yup"
import type { ConsentValue } from "../../../lib/consent"
import { askAgainReason, isGiven } from "../../../shared/forms/consents"

/** Values of the waiting list form. */
export interface WaitingListValues {
  consent: ConsentValue
}

/** Error keys of the consent, in the namespace `lobby`. */
export type WaitingListMessage = "consentMissing" | "again.time" | "again.wording"

/** Validation schema of the form: joining requires consent to be notified (specification section 2, /lobby). */
export const waitingListSchema = (shown: string) =>
  object({
    consent: mixed<ConsentValue>()
      .default(false)
      .test(
        (value, { createError }) =>
          isGiven(value, shown) || createError({ message: consentNotice(value, shown) ?? "consentMissing" }),
      ),
  })

/** Why the consent is asked again; undefined if it is given, or never was. */
export function consentNotice(value: ConsentValue, shown: string): WaitingListMessage | undefined {
  const reason = askAgainReason(value, shown)
  return reason && (reason === "time" ? "again.time" : "again.wording")
}
