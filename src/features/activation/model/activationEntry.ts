import type { EntryState } from "../../../router/entryState"

/** How an activation ended, as stored in its history entry. */
export type StoredOutcome = "done" | "notFound" | "unsuccessful"

/** What the history entry stores about an activation, so that reload, Back and a change of language keep it. */
export interface ActivationEntry {
  /** The id of the link; undefined if the page was opened without one. */
  activationId: string | undefined
  end: StoredOutcome | undefined
}

const ends: readonly unknown[] = ["done", "notFound", "unsuccessful"] satisfies StoredOutcome[]

const isEnd = (value: unknown): value is StoredOutcome => ends.includes(value)

/** State of the link in a history entry. */
export type ActivationStage = "withoutLink" | "open" | StoredOutcome

/** State of the link in a history entry; without a link there is nothing to activate. */
export const stageOf = ({ activationId, end }: ActivationEntry): ActivationStage =>
  activationId === undefined ? "withoutLink" : (end ?? "open")

/** Reads what a history entry's state says about an activation. */
export function readActivationEntry({ activationId, activationEnd }: EntryState): ActivationEntry {
  return { activationId: activationId || undefined, end: isEnd(activationEnd) ? activationEnd : undefined }
}

/** State of a history entry in which an activation has ended. */
export const entryWithOutcome = (activationId: string, activationEnd: StoredOutcome) => ({
  activationId,
  activationEnd,
})
