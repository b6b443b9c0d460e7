import { useEffect, useState } from "react"
import { useSettings } from "../../services/settings/useSettings"
import type { ExperimentEntry } from "../../services/experiments/simulate"
import { readTrial, setTrial, type Trial } from "./api/trial"

/** The trial of an experiment, where the flag service is a mocked one. */
export function useTrial() {
  const { growthbookApiHost } = useSettings()
  const [trial, setTrialState] = useState<Trial>()
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    const stop = new AbortController()
    // Without an answer there is nothing to try the experiment in: the page is complete without the trial.
    readTrial(growthbookApiHost, stop.signal).then(setTrialState, () => undefined)
    return () => stop.abort()
  }, [growthbookApiHost])

  async function run(entries: readonly ExperimentEntry[]) {
    try {
      setTrialState(await setTrial(growthbookApiHost, entries))
      setFailed(false)
    } catch {
      setFailed(true)
    }
  }

  return {
    /** Undefined where the flag service is a real one. */
    trial,
    /** Whether the last change could not be made. */
    failed,
    /** Runs an experiment, given by its entries, in place of those on trial; an empty list only ends these. */
    run,
  }
}
