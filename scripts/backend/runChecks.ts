import { Backend, Fault, Skipped, type BackendOptions } from "./backend.ts"
import { checks, type Given } from "./checks.ts"

/** What a check has come to; `detail` says what is wrong, or why it was not made. */
export interface CheckResult {
  check: string
  result: "passed" | "failed" | "skipped"
  detail?: string
}

/**
 * Holds a backend against what the site expects of it (docs/backend.md).
 * @param wanted names of the checks to make
 * @returns what each check has come to, in their order
 */
export async function runChecks(
  where: BackendOptions,
  given: Omit<Given, "backend">,
  wanted = Object.keys(checks),
): Promise<CheckResult[]> {
  const backend = new Backend(where)
  const results: CheckResult[] = []
  for (const [check, run] of Object.entries(checks)) {
    if (!wanted.includes(check)) continue
    try {
      // One after the other: a backend that limits requests must not refuse them for their number.
      await run({ ...given, backend })
      results.push({ check, result: "passed" })
    } catch (error) {
      if (error instanceof Skipped) results.push({ check, result: "skipped", detail: error.message })
      else if (error instanceof Fault) results.push({ check, result: "failed", detail: error.message })
      else throw error
    }
  }
  return results
}
