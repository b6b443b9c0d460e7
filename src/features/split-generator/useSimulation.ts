import { useEffect, useState } from "react"
import type { RedirectExperiment, Simulation } from "../../services/experiments/simulate"

/** Number of simulated visitors (product decisions, section 8). */
export const visitors = 10_000

interface SimulationState {
  /** The result for the whole number of visitors; undefined before there is one. */
  simulation: Simulation | undefined
  /** Number of visitors simulated so far; undefined while nothing is computed. */
  done: number | undefined
  /** The SDK could not be fetched. */
  failed: boolean
  retry: () => void
}

/** Simulates visitors of an experiment, anew whenever it changes; the SDK is fetched for it. */
export function useSimulation(experiment: RedirectExperiment): SimulationState {
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<Omit<SimulationState, "retry">>({ simulation: undefined, done: 0, failed: false })

  useEffect(() => {
    const stop = new AbortController()
    const onProgress = (done: number) => setState(({ simulation }) => ({ simulation, done, failed: false }))
    async function run() {
      try {
        const { simulate } = await import("../../services/experiments/simulate")
        const simulation = await simulate(experiment, visitors, stop.signal, onProgress)
        if (simulation) setState({ simulation, done: undefined, failed: false })
      } catch {
        if (!stop.signal.aborted) setState({ simulation: undefined, done: undefined, failed: true })
      }
    }
    void run()
    return () => stop.abort()
  }, [experiment, attempt])

  return { ...state, retry: () => setAttempt((number) => number + 1) }
}
