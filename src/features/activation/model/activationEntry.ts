import type { EntryState } from "../../../router/entryState"
import type { ActivationOutcome } from "../api/activateAccount"

/** How an activation ended, as stored in its history entry. */
export type FinalOutcome = Extract<ActivationOutcome["kind"], "activated" | "notFound" | "unsuccessful">

/** What the history entry stores about an activation, so that reload, Back and a change of language keep it. */
export interface ActivationEntry {
  /** The id of the link; undefined if the page was opened without one. */
  activationId: string | undefined
  outcome: FinalOutcome | undefined
}

const finalOutcomes: readonly unknown[] = ["activated", "notFound", "unsuccessful"] satisfies FinalOutcome[]

const isFinalOutcome = (value: unknown): value is FinalOutcome => finalOutcomes.includes(value)

/** State of the activation link whose id is in a history entry; `noLink` if the entry has none. */
export type LinkState = "noLink" | "unused" | FinalOutcome

/** Derives the state of the link from what the history entry stores. */
export const linkStateOf = ({ activationId, outcome }: ActivationEntry): LinkState =>
  activationId === undefined ? "noLink" : (outcome ?? "unused")

/** Reads what a history entry's state says about an activation. */
export function readActivationEntry({ activationId, activationOutcome: outcome }: EntryState): ActivationEntry {
  return { activationId: activationId || undefined, outcome: isFinalOutcome(outcome) ? outcome : undefined }
}

/** The history entry's state once the activation has ended. */
export const entryStateWith = (activationId: string, activationOutcome: FinalOutcome) => ({
  activationId,
  activationOutcome,
})

/**
 * Whether a text can be the id of a link that was sent; the contract says no more than that it is an ID. What a mail
 * template has not filled in, or what was damaged on the way, cannot, and no new link can be sent for it.
 */
export const canBeActivationId = (text: string): boolean => /^(?!(?:undefined|null)$)[\w.~:+/=-]+$/.test(text)
