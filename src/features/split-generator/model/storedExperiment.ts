import { isRecord } from "../../../lib/isRecord"
import { draftOfPlan, newPlanValues, readPlanValues, type PlanValues } from "./plan"
import { draftOfSplit, readSplitValues, variantLimits, type SplitValues } from "./values"

/** An experiment that this browser keeps, with the plan and the counts that belong to it. */
export interface StoredExperiment {
  /** Random, since several experiments may have the same key. */
  id: string
  values: SplitValues
  /** As typed; `newPlanValues` if no plan was made. */
  plan: PlanValues
  /** As pasted; empty if there are none yet. */
  counts: string
  /** When it was created first, ISO 8601. */
  createdAt: string
}

/** How many experiments a browser keeps; one more is refused. */
export const experimentLimit = 50

/** Whether two sets of values are the same as typed, and so stand for the same experiment. */
export const isSameSplit = (one: SplitValues, other: SplitValues): boolean => draftOfSplit(one) === draftOfSplit(other)

/** Whether two plans are the same as typed. */
export const isSamePlan = (one: PlanValues, other: PlanValues): boolean => draftOfPlan(one) === draftOfPlan(other)

/** The experiments as JSON. */
export const formatExperiments = (experiments: readonly StoredExperiment[]): string =>
  JSON.stringify(
    experiments.map(({ id, values, plan, counts, createdAt }) => ({
      id,
      draft: draftOfSplit(values),
      plan: draftOfPlan(plan),
      counts,
      createdAt,
    })),
  )

/** The experiments in a stored text, which may be anything; unusable entries are left out. */
export function parseExperiments(text: string | null): StoredExperiment[] {
  try {
    const stored: unknown = JSON.parse(text ?? "[]")
    // One more than the limit: a deleted experiment may have been brought back after another one took its place.
    return Array.isArray(stored) ? stored.flatMap(readStored).slice(0, experimentLimit + 1) : []
  } catch {
    return []
  }
}

function readStored(value: unknown): StoredExperiment[] {
  if (!isRecord(value)) return []
  const { id, draft, plan, counts, createdAt } = value
  if (typeof id !== "string" || typeof draft !== "string") return []
  if (typeof createdAt !== "string" || Number.isNaN(Date.parse(createdAt))) return []
  const values = readSplitValues(new URLSearchParams(draft))
  const count = values.variants.length
  if (count < variantLimits.min || count > variantLimits.max) return []
  return [
    {
      id,
      values,
      plan: typeof plan === "string" ? readPlanValues(new URLSearchParams(plan)) : newPlanValues,
      counts: typeof counts === "string" ? counts : "",
      createdAt,
    },
  ]
}

/**
 * Adds an experiment that was just created at the top of the list. If the list already has one with the same values,
 * that one keeps its place, id and time instead, and gets the plan and the counts of the created one where it has any.
 * @returns the list, and the experiment as the list has it (`kept`); undefined if there is no room for it
 */
export function withCreated(
  experiments: readonly StoredExperiment[],
  created: StoredExperiment,
): { experiments: readonly StoredExperiment[]; kept: StoredExperiment | undefined } {
  const same = experiments.find(({ values }) => isSameSplit(values, created.values))
  if (!same) {
    if (experiments.length >= experimentLimit) return { experiments, kept: undefined }
    return { experiments: [created, ...experiments], kept: created }
  }
  const kept = {
    ...same,
    plan: isSamePlan(created.plan, newPlanValues) ? same.plan : created.plan,
    counts: created.counts || same.counts,
  }
  return { experiments: experiments.map((other) => (other === same ? kept : other)), kept }
}

/** Changes the plan or the counts of an experiment in a list; one that was deleted meanwhile comes back, at the top. */
export function withParts(
  experiments: readonly StoredExperiment[],
  changed: StoredExperiment,
  parts: Partial<Pick<StoredExperiment, "plan" | "counts">>,
): StoredExperiment[] {
  if (!experiments.some(({ id }) => id === changed.id)) return [{ ...changed, ...parts }, ...experiments]
  return experiments.map((other) => (other.id === changed.id ? { ...other, ...parts } : other))
}
