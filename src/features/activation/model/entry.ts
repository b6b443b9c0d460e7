import type { EntryState } from "../../../router/entryState"

/** How an activation has ended. */
export type ActivationEnd = "done" | "notFound" | "unsuccessful"

/** What the history entry says of an activation, so that reload, Back and a change of language keep it. */
export interface ActivationEntry {
  /** The id of the link that was followed; undefined where the page was opened without one. */
  activationId: string | undefined
  end: ActivationEnd | undefined
}

const ends: readonly unknown[] = ["done", "notFound", "unsuccessful"] satisfies ActivationEnd[]

const isEnd = (value: unknown): value is ActivationEnd => ends.includes(value)

/** How far the link of a history entry has come. */
export type ActivationStage = "withoutLink" | "open" | ActivationEnd

/** How far the link of a history entry has come; without a link there is nothing to activate. */
export const stageOf = ({ activationId, end }: ActivationEntry): ActivationStage =>
  activationId === undefined ? "withoutLink" : (end ?? "open")

/** What the state of a history entry says of an activation. */
export function entryIn({ activationId, activationEnd }: EntryState): ActivationEntry {
  return { activationId: activationId || undefined, end: isEnd(activationEnd) ? activationEnd : undefined }
}

/** The state of a history entry in which an activation has ended. */
export const endedEntry = (activationId: string, activationEnd: ActivationEnd) => ({ activationId, activationEnd })
