import { useEffect, useState } from "react"
import { useSettings } from "../../services/settings/useSettings"
import type { ExperimentEntry } from "../../services/experiments/simulate"
import { readMockedService, setTrial, type MockedService } from "./api/trial"

/** The trial of an experiment, where the flag service is a mocked one. */
export function useTrial() {
  const { growthbookApiHost } = useSettings()
  const [service, setService] = useState<MockedService>()
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    const stop = new AbortController()
    // Without an answer there is nothing to try the experiment in: the page is complete without the trial.
    readMockedService(growthbookApiHost, stop.signal).then(setService, () => undefined)
    return () => stop.abort()
  }, [growthbookApiHost])

  async function run(entries: readonly ExperimentEntry[]) {
    try {
      setService(await setTrial(growthbookApiHost, entries))
      setFailed(false)
    } catch {
      setFailed(true)
    }
  }

  return {
    /** The mocked flag service; undefined where the flag service is a real one. */
    service,
    /** Whether the last change could not be made. */
    failed,
    /** Puts an experiment, given by its entries, on trial (`setTrial`); an empty list ends the trial. */
    run,
  }
}
