import { withTimeout } from "../lib/withTimeout"
import { detailOf, report } from "../services/monitoring/report"

/** One step of a page load. */
export interface Step<Result> {
  name: string
  /** How long the step may take, in milliseconds; left out for one that is done when it returns. */
  deadlineMs?: number | undefined
  run: () => Promise<Result> | Result
  /** What holds when the step fails or is late. */
  fallback: Result
}

/** Runs a step. Settles within its deadline, never rejects; a failed or late step is reported and answers its fallback. */
export async function runStep<Result>({ name, deadlineMs, run, fallback }: Step<Result>): Promise<Result> {
  try {
    const result = run()
    return await (deadlineMs === undefined ? result : withTimeout(Promise.resolve(result), deadlineMs))
  } catch (error) {
    report({ name: `startup-${name}`, detail: detailOf(error) })
    return fallback
  }
}
