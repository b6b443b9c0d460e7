import type { EntryState } from "../../../router/entryState"
import type { ActivationOutcome } from "./outcome"

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

/** State of the link in a history entry. */
export type ActivationStage = "noLink" | "unused" | FinalOutcome

/** State of the link in a history entry; without a link there is nothing to activate. */
export const activationStageOf = ({ activationId, outcome }: ActivationEntry): ActivationStage =>
  activationId === undefined ? "noLink" : (outcome ?? "unused")

/** Reads what a history entry's state says about an activation. */
export function readActivationEntry({ activationId, activationOutcome: outcome }: EntryState): ActivationEntry {
  return { activationId: activationId || undefined, outcome: isFinalOutcome(outcome) ? outcome : undefined }
}

/** State of a history entry in which an activation has ended. */
export const entryStateWith = (activationId: string, activationOutcome: FinalOutcome) => ({
  activationId,
  activationOutcome,
})
