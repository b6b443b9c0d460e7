import { isRecord } from "./isRecord"
import { navigationType } from "./navigationType"

/** A consent that was given: what stood beside the box when it was ticked, and when that was. */
export interface Consent {
  /** Hash of the text and ids of the documents linked in it (`shownConsent` in shared/forms/consents.ts). */
  readonly shown: string
  /** By the device's clock, in milliseconds since the epoch. */
  readonly at: number
  /**
   * Set while the form is for another account than it was given for, and for good once it is too old, may have been
   * given in another tab, or was not given again in another language.
   */
  readonly withdrawn?: "account" | "time" | "tab" | "wording"
}

/**
 * The value of a consent's box: false if it was never ticked, or unticked. A consent counts only while it is for what is
 * shown (`isGiven` in shared/forms/consents.ts).
 */
export type ConsentValue = false | Consent

/** A consent that no longer counts; the first reason stays. */
export const withdraw = (consent: Consent, reason: NonNullable<Consent["withdrawn"]>): Consent => ({
  withdrawn: reason,
  ...consent,
})

const isConsent = (value: unknown): value is Consent =>
  isRecord(value) && typeof value["shown"] === "string" && typeof value["at"] === "number"

/**
 * Reads a stored value of a consent's box. Only a reload keeps a consent: any other document may be that of a duplicated
 * or reopened tab, into which the browser has copied it (docs/decisions/consents.md).
 */
export function readStoredConsent(value: unknown): ConsentValue {
  if (!isConsent(value)) return false
  return (navigationType() ?? "reload") === "reload" ? value : withdraw(value, "tab")
}
