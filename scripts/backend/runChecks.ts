import { readFileSync, globSync } from "node:fs"
import { parse } from "graphql"
import { Backend, Fault, Skipped, type BackendOptions } from "./backend.ts"
import { checks, type Given } from "./checks.ts"

/** What a check has come to; `detail` says what is wrong, or why it was not made. */
export interface CheckResult {
  check: string
  result: "passed" | "failed" | "skipped"
  detail?: string
}

/** Reads the site's operations as they stand in this checkout. */
function readOperations(): BackendOptions["operations"] {
  const texts = globSync("src/**/api/*.graphql").filter((file) => !file.endsWith("schema.graphql"))
  const named = texts.map((file) => {
    const text = readFileSync(file, "utf8")
    return [/(?:query|mutation|subscription) (\w+)/.exec(text)?.[1] ?? file, { text, document: parse(text) }] as const
  })
  return new Map(named)
}

const operations = readOperations()

/**
 * Holds a backend against what the site expects of it (docs/backend.md).
 * @param wanted names of the checks to make
 * @returns what each check has come to, in their order
 */
export async function runChecks(
  where: Pick<BackendOptions, "url" | "origin">,
  given: Omit<Given, "backend">,
  wanted = Object.keys(checks),
): Promise<CheckResult[]> {
  const backend = new Backend({ ...where, operations })
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
