import { bestKnownTime } from "../../lib/clock"
import { withdraw, type Consent, type ConsentValue } from "../../lib/consent"
import { isDraftExpired } from "../../services/state/storedRegistration"

/**
 * What stands beside the box of a consent: the SHA-256 (hex) of its text, and the ids of the documents linked in it that
 * a code names. The box has it as its value, so that a tick always says what it was for.
 */
export const shownConsent = (text: string, documents: Record<string, string | undefined> = {}): string =>
  new URLSearchParams(
    Object.entries({ text, ...documents }).flatMap(([name, id]) => (id ? [[name, id]] : [])),
  ).toString()

/** Whether a consent was given for what is shown now. Nothing else counts as given. */
export const isGiven = (value: ConsentValue, shown: string): value is Consent =>
  value !== false && value.shown === shown && !value.withdrawn

/** Why a consent that was given no longer counts, so that it is asked again. */
export type AskAgainReason = "documents" | NonNullable<Consent["withdrawn"]>

/** Why a consent is asked again; undefined if it is given, or never was. */
export function askAgainReason(value: ConsentValue, shown: string): AskAgainReason | undefined {
  if (value === false) return undefined
  if (value.withdrawn) return value.withdrawn
  const textOf = (fingerprint: string) => new URLSearchParams(fingerprint).get("text")
  if (textOf(value.shown) !== textOf(shown)) return "wording"
  return value.shown === shown ? undefined : "documents"
}

/**
 * Reads a consent's box.
 * @param ticked the value of the box if it is ticked, else null
 * @param known the value read before: kept while the box is ticked for the same, and also while it is unticked because
 * something else is shown, for the case that the same is shown again
 * @param shown what stands beside the box
 */
export function readConsent(ticked: FormDataEntryValue | null, known: ConsentValue, shown: string): ConsentValue {
  if (typeof ticked === "string") return isGiven(known, ticked) ? known : { shown: ticked, at: Date.now() }
  return isGiven(known, shown) ? false : known
}

/** Whether a consent was given so long ago that it no longer counts (product decisions, section 5: 30 minutes). */
export const isExpired = ({ at }: Consent): boolean => isDraftExpired(at)

/** A consent as a submit takes it: whoever sends it unticked in another language declines it in the first one as well. */
export const withdrawUntranslated = (value: ConsentValue, shown: string): ConsentValue =>
  value && askAgainReason(value, shown) === "wording" ? withdraw(value, "wording") : value

/** The part of a receipt that says what was shown, and when (contract, ConsentReceipt). */
export const receiptOf = (shown: string, at: number) => ({
  textSha256: new URLSearchParams(shown).get("text") ?? "",
  shownAt: new Date(bestKnownTime(at)).toISOString(),
})
