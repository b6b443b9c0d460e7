import { readSession, removeSession, writeSession } from "../../services/storage/storage"
import { storedList } from "../../services/storage/storedList"
import { draftOfPlan, readPlanValues, type PlanValues } from "./model/plan"
import { formatExperiments, isSameSplit, parseExperiments, type StoredExperiment } from "./model/storedExperiment"
import { draftOfSplit, readSplitValues, type SplitValues } from "./model/values"

const list = storedList<StoredExperiment>("splitExperiments", parseExperiments, formatExperiments)

/** The experiments that this browser keeps, the newest first. */
export const storedExperiments = list.read

/**
 * Changes the experiments that this browser keeps, as they are at this moment, since other tabs change them too.
 * @returns the changed experiments, and whether the browser has stored them
 */
export function changeExperiments(change: (stored: readonly StoredExperiment[]) => readonly StoredExperiment[]): {
  experiments: readonly StoredExperiment[]
  stored: boolean
} {
  list.change(change)
  return { experiments: list.read(), stored: list.isStored() }
}

/** The experiment that a tab works on. */
export interface Work {
  /** The kept experiment that was opened or created last; undefined if there is none. */
  id: string | undefined
  values: SplitValues
  plan: PlanValues
  counts: string
}

/** What a tab worked on before a reload or another page, and which results it showed. */
export interface RestoredWork {
  id: Work["id"]
  /** Undefined, like the plan and the counts, if the tab has stored none. */
  values: SplitValues | undefined
  plan: PlanValues | undefined
  counts: string | undefined
  /** When an experiment was created last, ISO 8601; undefined if none was, so that no result is shown. */
  createdAt: string | undefined
  /** Whether the result of the counts was shown. */
  evaluated: boolean
}

/**
 * Reads what this tab worked on last. If the experiment is kept, its plan and counts are the kept ones, which another
 * tab may have changed.
 */
export function storedWork(): RestoredWork {
  const [draft, plan, counts] = [readSession("splitDraft"), readSession("splitPlan"), readSession("splitCounts")]
  const id = readSession("splitOpen") ?? undefined
  const values = draft === null ? undefined : readSplitValues(new URLSearchParams(draft))
  const kept = storedExperiments().find((other) => other.id === id && values && isSameSplit(other.values, values))
  return {
    id,
    values,
    plan: kept?.plan ?? (plan === null ? undefined : readPlanValues(new URLSearchParams(plan))),
    counts: kept?.counts ?? counts ?? undefined,
    createdAt: readSession("splitCreated") ?? undefined,
    evaluated: readSession("splitEvaluated") !== null,
  }
}

/** Stores what this tab works on, part by part, until the tab is closed. */
export const saveWork = {
  id: (id: string | undefined): void => (id === undefined ? removeSession("splitOpen") : writeSession("splitOpen", id)),
  values: (values: SplitValues): void => writeSession("splitDraft", draftOfSplit(values)),
  plan: (plan: PlanValues): void => writeSession("splitPlan", draftOfPlan(plan)),
  counts: (counts: string): void => writeSession("splitCounts", counts),
  createdAt: (createdAt: string): void => writeSession("splitCreated", createdAt),
  evaluated: (evaluated: boolean): void =>
    evaluated ? writeSession("splitEvaluated", "yes") : removeSession("splitEvaluated"),
}
