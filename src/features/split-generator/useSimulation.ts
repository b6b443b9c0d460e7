import { useEffect, useState } from "react"
import type { ExperimentEntry, Simulation } from "../../services/experiments/simulate"

/** Number of simulated visitors (product decisions, section 8). */
export const visitors = 10_000

interface SimulationState {
  /** The result for all visitors; undefined until it is complete. */
  simulation: Simulation | undefined
  /** Number of visitors simulated so far; undefined if no simulation is running. */
  done: number | undefined
  /** Whether the simulation failed, usually because the SDK could not be loaded. */
  failed: boolean
  retry: () => void
}

/** Simulates the visitors of an experiment, again whenever it changes; loads the SDK on demand. */
export function useSimulation(entry: ExperimentEntry): SimulationState {
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<Omit<SimulationState, "retry">>({ simulation: undefined, done: 0, failed: false })

  useEffect(() => {
    const stop = new AbortController()
    const onProgress = (done: number) => setState(({ simulation }) => ({ simulation, done, failed: false }))
    async function run() {
      try {
        const { simulate } = await import("../../services/experiments/simulate")
        const simulation = await simulate(entry, visitors, stop.signal, onProgress)
        if (simulation) setState({ simulation, done: undefined, failed: false })
      } catch {
        if (!stop.signal.aborted) setState({ simulation: undefined, done: undefined, failed: true })
      }
    }
    void run()
    return () => stop.abort()
  }, [entry, attempt])

  return { ...state, retry: () => setAttempt((number) => number + 1) }
}
