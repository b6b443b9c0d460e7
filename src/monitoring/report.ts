/** Something that went wrong and that somebody should know of. Carries nothing that a visitor typed. */
export interface Problem {
  /** What kind of problem, as a machine word. */
  name: string
  /** What exactly, for the person who reads the report. */
  detail: string
  /** Correlation id of the request that failed, where there is one. */
  reference?: string
}

/** How many early problems wait for a reporter. */
const capacity = 20
const waiting: Problem[] = []
const seen = new Set<string>()

/** Reports a problem, once per page load for each name and detail. Never throws, never waits. */
export function report(problem: Problem): void {
  const key = `${problem.name} ${problem.detail}`
  if (seen.has(key) || waiting.length >= capacity) return
  seen.add(key)
  waiting.push(problem)
}

/** The problems reported so far, oldest first. */
export function reported(): readonly Problem[] {
  return waiting
}
