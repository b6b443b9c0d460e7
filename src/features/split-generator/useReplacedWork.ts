import { useState } from "react"
import type { Work } from "./experiments"
import { newPlanValues } from "./model/plan"
import { isSamePlan, isSameSplit, type StoredExperiment } from "./model/storedExperiment"
import type { SplitValues } from "./model/values"

/** The work that another experiment has replaced. */
export interface Replaced {
  work: Work
  /** Whether the other one was read from a pasted text, is kept in this browser, or came back by Undo. */
  by: "read" | "kept" | "undo"
  /** The values that it brought. */
  filled: SplitValues
  /** Fields of a pasted text that the form does not keep. */
  leftOut: readonly string[]
  /** Ids of the experiments that are kept only because they were read from a pasted text. */
  importedIds: readonly string[]
}

/** The work that can be brought back until the experiment that has replaced it is changed and replaced in turn. */
export function useReplacedWork() {
  const [replaced, setReplaced] = useState<Replaced>()
  return {
    /** Undefined if there is nothing to bring back. */
    replaced,
    /**
     * Remembers what another experiment replaces.
     * @param work what is in the form now
     * @param next the other experiment
     */
    remember: (work: Work, next: Work, { by, leftOut }: Pick<Replaced, "by" | "leftOut">): void => {
      const former = replaced && isSameSplit(work.values, replaced.filled) ? replaced : { work, importedIds: [] }
      // One that is opened from the list is no longer there only because it was read.
      const importedIds = former.importedIds.filter((other) => by === "read" || other !== next.id)
      setReplaced({ work: former.work, by, filled: next.values, leftOut, importedIds })
    },
    /** Notes that an experiment has come into the list: perhaps only because it was read. */
    noteAdded: ({ id, values }: StoredExperiment): void =>
      setReplaced((current) =>
        current?.by === "read" && isSameSplit(current.filled, values)
          ? { ...current, importedIds: [...current.importedIds, id] }
          : current,
      ),
    forget: (): void => setReplaced(undefined),
  }
}

/** Experiments without those that were only imported; one with a plan or counts of its own stays. */
export const withoutImports = (
  experiments: readonly StoredExperiment[],
  { importedIds }: Pick<Replaced, "importedIds">,
): StoredExperiment[] =>
  experiments.filter(
    ({ id, counts, plan }) => !importedIds.includes(id) || counts !== "" || !isSamePlan(plan, newPlanValues),
  )
