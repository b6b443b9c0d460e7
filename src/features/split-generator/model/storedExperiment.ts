import { isRecord } from "../../../lib/isRecord"
import { draftOfPlan, newPlanValues, readPlanValues, type PlanValues } from "./plan"
import { draftOfSplit, readSplitValues, variantLimits, type SplitValues } from "./values"

/** An experiment of this browser, with the plan and the counts that belong to it. */
export interface StoredExperiment {
  /** Random; keys may repeat. */
  id: string
  values: SplitValues
  /** As typed; untouched if none was made. */
  plan: PlanValues
  /** As pasted; empty if there are none yet. */
  counts: string
  /** When it was created first, ISO 8601. */
  createdAt: string
}

/** How many experiments a browser keeps; one more is refused. */
export const experimentLimit = 50

/** Whether two sets of values are those of one experiment. */
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

/** The experiments in a stored text, which may be anything; what is not usable is left out. */
export function parseExperiments(text: string | null): StoredExperiment[] {
  try {
    const stored: unknown = JSON.parse(text ?? "[]")
    // One more than the limit: a deleted one may have been brought back after another took its place.
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
 * Experiments with one that was just created, the newest first. The same one is not listed twice: it keeps its id and
 * its time, and also its plan or counts where the created one has none.
 * @returns the experiments, and the one as it is kept; undefined if there is no room for it
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

/** Experiments of which one has another plan or other counts; it comes back first if it was deleted meanwhile. */
export function withParts(
  experiments: readonly StoredExperiment[],
  changed: StoredExperiment,
  parts: Partial<Pick<StoredExperiment, "plan" | "counts">>,
): StoredExperiment[] {
  if (!experiments.some(({ id }) => id === changed.id)) return [{ ...changed, ...parts }, ...experiments]
  return experiments.map((other) => (other.id === changed.id ? { ...other, ...parts } : other))
}
