import { Backend, type BackendOptions } from "./backend.ts"
import { checks, Skipped, type Given } from "./checks.ts"

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
    // One after the other: a backend that limits requests must not refuse them for their number.
    const result = await run({ ...given, backend }).then(
      () => ({ result: "passed" }) as const,
      (error: Error) => ({ result: error instanceof Skipped ? "skipped" : "failed", detail: error.message }) as const,
    )
    results.push({ check, ...result })
  }
  return results
}
