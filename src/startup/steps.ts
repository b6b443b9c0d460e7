import { report } from "../monitoring/report"

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
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not done within ${deadlineMs} ms`)), deadlineMs)
  })
  try {
    return await Promise.race([run(), late])
  } catch (error) {
    report({ name: `startup-${name}`, detail: error instanceof Error ? error.message : "failed" })
    return fallback
  } finally {
    clearTimeout(timer)
  }
}
