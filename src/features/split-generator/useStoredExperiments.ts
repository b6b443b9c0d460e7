import { useCallback, useEffect, useRef, useState } from "react"
import { withoutId, withRestored } from "../../lib/listById"
import { changeExperiments, storedExperiments, type Work } from "./experiments"
import { isSamePlan, isSameSplit, withCreated, withParts, type StoredExperiment } from "./model/storedExperiment"

/** The experiments that this browser keeps, which other tabs may change at any time. */
export function useStoredExperiments() {
  const [experiments, setExperiments] = useState(storedExperiments)
  const [unsaved, setUnsaved] = useState(false)
  const [refused, setRefused] = useState(false)

  /** Changes the experiments that are stored at this moment. */
  const save = useCallback((change: (stored: readonly StoredExperiment[]) => readonly StoredExperiment[]) => {
    const saved = changeExperiments(change)
    setExperiments(saved.experiments)
    setUnsaved(!saved.stored)
  }, [])

  return {
    experiments,
    /** Whether the browser could not store the last change. */
    unsaved,
    /** Whether the last experiment was refused because the list is full. */
    refused,
    save,
    /**
     * Keeps an experiment that was just created.
     * @param onAdded called with the experiment if it was not in the list before
     * @returns the experiment as it is kept; undefined if there is no room for it
     */
    create: (created: StoredExperiment, onAdded: (added: StoredExperiment) => void): StoredExperiment | undefined => {
      const { kept } = withCreated(storedExperiments(), created)
      setRefused(!kept)
      if (kept) save((stored) => withCreated(stored, created).experiments)
      if (kept?.id === created.id) onAdded(kept)
      return kept
    },
    /** Deletes an experiment; returns a function that brings it back into the list as it is stored by then. */
    remove: (experiment: StoredExperiment): (() => void) => {
      const stored = storedExperiments()
      const at = stored.findIndex(({ id }) => id === experiment.id)
      const latest = stored[at] ?? experiment
      setRefused(false)
      save((current) => withoutId(current, experiment.id))
      return () => save((current) => withRestored(current, latest, Math.max(at, 0)))
    },
  }
}

/**
 * Saves plan and counts, as they are typed, with the kept experiment that they belong to: the one that was opened or
 * created last, as long as the form holds its values.
 * @returns that experiment; undefined while the form holds something else
 */
export function useKeptExperiment(
  { experiments, save }: Pick<ReturnType<typeof useStoredExperiments>, "experiments" | "save">,
  { id, values, plan, counts }: Work,
): StoredExperiment | undefined {
  const kept = experiments.find((other) => other.id === id && isSameSplit(other.values, values))
  const synced = useRef<Pick<StoredExperiment, "id" | "plan" | "counts">>(undefined)
  useEffect(() => {
    if (!kept) return
    // Compared with what this tab knew last, not with what is stored: only a part that was changed in this tab is
    // saved, since another tab may have changed the other part.
    const known = synced.current?.id === kept.id ? synced.current : kept
    synced.current = { id: kept.id, plan, counts }
    const parts = {
      ...(!isSamePlan(known.plan, plan) && { plan }),
      ...(known.counts !== counts && { counts }),
    }
    if (Object.keys(parts).length > 0) save((stored) => withParts(stored, kept, parts))
  }, [kept, plan, counts, save])
  return kept
}
