/** Something that went wrong and that somebody should know of. What a visitor typed does not belong in it. */
export interface Problem {
  /** What kind of problem, as a machine word. */
  name: string
  /** What exactly, for the person who reads the report. */
  detail: string
  /** Correlation id of the request that failed, where there is one. */
  reference?: string
  /** What was thrown, where something was: it knows the place. */
  error?: unknown
}

type Reporter = (problem: Problem) => void

/** How many early problems wait for a reporter. */
const capacity = 20
/** How many different problems one page load tells of; one that has so many says nothing new. */
const variety = 1000
const waiting: Problem[] = []
const seen = new Set<string>()
let reporter: Reporter | undefined

/**
 * Reports a problem, once per page load for each name and detail. Until a reporter is there it waits (20 at most), from
 * then on it goes straight on. Never throws, never waits.
 */
export function report(problem: Problem): void {
  const key = `${problem.name} ${problem.detail}`
  if (seen.has(key) || seen.size >= variety) return
  if (reporter) reporter(problem)
  else if (waiting.length < capacity) waiting.push(problem)
  else return
  seen.add(key)
}

/** Hands the problems that wait, oldest first, and every later one to a reporter, which must not throw. */
export function reportTo(next: Reporter): void {
  reporter = next
  for (const problem of waiting.splice(0)) next(problem)
}

/** The problems that wait for a reporter, oldest first. */
export function reported(): readonly Problem[] {
  return waiting
}

/** What an error says of itself, for the person who reads the report. */
export function detailOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
