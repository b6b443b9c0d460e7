import { useEffect, useState } from "react"
import type { Fall, RedirectExperiment } from "../../services/experiments/simulate"

/** Number of simulated visitors (product decisions, section 8). */
export const visitors = 10_000

interface Simulation {
  /** How the visitors fell when last all of them had; undefined before. */
  fall: Fall | undefined
  /** Visitors who have fallen so far; undefined while nothing is computed. */
  done: number | undefined
  /** The SDK could not be fetched. */
  failed: boolean
  retry: () => void
}

/** Simulates visitors of an experiment, anew whenever it changes; the SDK is fetched for it. */
export function useFall(experiment: RedirectExperiment): Simulation {
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<Omit<Simulation, "retry">>({ fall: undefined, done: 0, failed: false })

  useEffect(() => {
    const stop = new AbortController()
    const onProgress = (done: number) => setState(({ fall }) => ({ fall, done, failed: false }))
    async function run() {
      try {
        const { simulate } = await import("../../services/experiments/simulate")
        const fall = await simulate(experiment, visitors, stop.signal, onProgress)
        if (fall) setState({ fall, done: undefined, failed: false })
      } catch {
        if (!stop.signal.aborted) setState({ fall: undefined, done: undefined, failed: true })
      }
    }
    void run()
    return () => stop.abort()
  }, [experiment, attempt])

  return { ...state, retry: () => setAttempt((number) => number + 1) }
}
