import { isRecord } from "./isRecord"
import { navigationType } from "./navigationType"

/** A consent that was given: what stood beside the box when it was ticked, and when that was. */
export interface Consent {
  /** Hash of the text and ids of the documents linked in it (`shownConsent` in shared/forms/consents.ts). */
  readonly shown: string
  /** By the device's clock, in milliseconds since the epoch. */
  readonly at: number
  /** Set while the form is for another account than it was given for, and for good once it is too old. */
  readonly withdrawn?: "account" | "time"
}

/**
 * The value of a consent's box: false if it was never ticked, or unticked. A consent counts only while it is for what is
 * shown (`isGiven` in shared/forms/consents.ts).
 */
export type ConsentValue = false | Consent

/**
 * Whether a stored value is one of a consent's box in this tab. What the browser has copied into a duplicated or
 * reopened tab does not count, so only a reload keeps a consent (docs/decisions/consents.md).
 */
export const isConsentOfTab = (value: unknown): value is ConsentValue =>
  (navigationType() ?? "reload") === "reload" &&
  isRecord(value) &&
  typeof value["shown"] === "string" &&
  typeof value["at"] === "number"
