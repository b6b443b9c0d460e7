import { useState } from "react"
import type { Work } from "./experiments"
import { newPlanValues } from "./model/plan"
import { isSamePlan, isSameSplit, type StoredExperiment } from "./model/storedExperiment"
import type { SplitValues } from "./model/values"

/** The work that another experiment has replaced in the form. */
export interface Replaced {
  work: Work
  /** Where the other experiment came from: a pasted text, the list of this browser, or Undo. */
  by: "read" | "kept" | "undo"
  /** The values with which the other experiment filled the form. */
  filled: SplitValues
  /** Fields of a pasted text that the form does not keep. */
  leftOut: readonly string[]
  /** Ids of the experiments that are kept only because they were read from a pasted text. */
  importedIds: readonly string[]
}

/**
 * The work that can be brought back: what the form held before another experiment replaced it. An experiment that was
 * opened and replaced without a change does not count: the work before it can still be brought back.
 */
export function useReplacedWork() {
  const [replaced, setReplaced] = useState<Replaced>()
  return {
    /** The work that can be brought back; undefined if there is none. */
    replaced,
    /**
     * Remembers the work that another experiment replaces.
     * @param work what is in the form now
     * @param next the other experiment
     */
    remember: (work: Work, next: Work, { by, leftOut }: Pick<Replaced, "by" | "leftOut">): void => {
      const former = replaced && isSameSplit(work.values, replaced.filled) ? replaced : { work, importedIds: [] }
      // A pasted experiment that is then opened from the list is no longer there only because it was pasted.
      const importedIds = former.importedIds.filter((other) => by === "read" || other !== next.id)
      setReplaced({ work: former.work, by, filled: next.values, leftOut, importedIds })
    },
    /** Called when an experiment was added to the list; notes its id if it was added only because it was pasted. */
    noteAdded: ({ id, values }: StoredExperiment): void =>
      setReplaced((current) =>
        current?.by === "read" && isSameSplit(current.filled, values)
          ? { ...current, importedIds: [...current.importedIds, id] }
          : current,
      ),
    forget: (): void => setReplaced(undefined),
  }
}

/** Experiments without those that are kept only because they were pasted; with a plan or counts they stay. */
export const withoutImports = (
  experiments: readonly StoredExperiment[],
  { importedIds }: Pick<Replaced, "importedIds">,
): StoredExperiment[] =>
  experiments.filter(
    ({ id, counts, plan }) => !importedIds.includes(id) || counts !== "" || !isSamePlan(plan, newPlanValues),
  )
