import { isRecord } from "../../lib/isRecord"
import { readSession, writeSession } from "../../services/storage/storage"
import { draftOf, readValues, type SplitValues } from "./model/values"

/** An experiment that was created in this tab. */
export interface RecentExperiment {
  values: SplitValues
  /** When it was created, ISO 8601. */
  createdAt: string
}

/** How many experiments a tab keeps. */
const limit = 10

/** The experiments of this tab, newest first; empty if storage contains nothing usable. */
export function recentExperiments(): readonly RecentExperiment[] {
  try {
    const stored: unknown = JSON.parse(readSession("recentExperiments") ?? "[]")
    return Array.isArray(stored) ? stored.flatMap(readRecent).slice(0, limit) : []
  } catch {
    return []
  }
}

/** Adds an experiment to those of this tab and returns them all, newest first. The same one is not listed twice. */
export function saveExperiment(values: SplitValues, createdAt: string): readonly RecentExperiment[] {
  const draft = draftOf(values)
  const others = recentExperiments().filter((other) => draftOf(other.values) !== draft)
  const experiments = [{ values, createdAt }, ...others].slice(0, limit)
  const stored = experiments.map((experiment) => ({
    draft: draftOf(experiment.values),
    createdAt: experiment.createdAt,
  }))
  writeSession("recentExperiments", JSON.stringify(stored))
  return experiments
}

/** Validates a stored value, which may be anything. */
function readRecent(value: unknown): RecentExperiment[] {
  if (!isRecord(value)) return []
  const { draft, createdAt } = value
  if (typeof draft !== "string" || typeof createdAt !== "string" || Number.isNaN(Date.parse(createdAt))) return []
  const values = readValues(new URLSearchParams(draft))
  return values.variants.length > 0 ? [{ values, createdAt }] : []
}
