import { withTimeout } from "../lib/withTimeout"
import { detailOf, report } from "../services/monitoring/report"

/** A single boot step. */
export interface Step<Result> {
  name: string
  deadlineMs?: number | undefined
  run: () => Promise<Result> | Result
  /** The result if the step fails or misses its deadline. */
  fallback: Result
}

/**
 * Runs a step.
 * @returns the step's result; its fallback if the step fails or misses its deadline, which is reported. Never rejects
 */
export async function runStep<Result>({ name, deadlineMs, run, fallback }: Step<Result>): Promise<Result> {
  try {
    const result = run()
    return await (deadlineMs === undefined ? result : withTimeout(Promise.resolve(result), deadlineMs))
  } catch (error) {
    report({ name: `startup-${name}`, detail: detailOf(error) })
    return fallback
  }
}
