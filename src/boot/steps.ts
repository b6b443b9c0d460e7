import { withTimeout } from "../lib/withTimeout"
import { detailOf, report } from "../services/monitoring/report"

/** One step of the start-up. */
export interface Step<Result> {
  name: string
  /** How long the step may take, in milliseconds. */
  deadlineMs: number
  run: () => Promise<Result>
  /** What holds when the step fails or is late. */
  fallback: Result
}

/** Runs a step. Settles within its deadline, never rejects; a failed or late step is reported and answers its fallback. */
export async function runStep<Result>({ name, deadlineMs, run, fallback }: Step<Result>): Promise<Result> {
  try {
    return await withTimeout(run(), deadlineMs)
  } catch (error) {
    report({ name: `startup-${name}`, detail: detailOf(error) })
    return fallback
  }
}
