/** A problem to report. It must not contain anything a visitor typed. */
export interface Problem {
  name: string
  /** Details, for the person who reads the report. */
  detail: string
  /** Correlation id of the failed request, if there is one. */
  reference?: string
  error?: unknown
}

type Reporter = (problem: Problem) => void

/** How many problems are queued until there is a reporter. */
const capacity = 20
/** How many different problems are reported per page load; more would add nothing new. */
const maxProblems = 1000
const queue: Problem[] = []
const seen = new Set<string>()
let reporter: Reporter | undefined

/**
 * Reports a problem, once per page load for each name and detail. It is queued until there is a reporter (20 at most),
 * then sent at once. Never throws, never blocks.
 */
export function report(problem: Problem): void {
  const key = `${problem.name} ${problem.detail}`
  if (seen.has(key) || seen.size >= maxProblems) return
  if (reporter) reporter(problem)
  else if (queue.length < capacity) queue.push(problem)
  else return
  seen.add(key)
}

/** Sets the reporter, which must not throw: it gets the queued problems, oldest first, and every later one. */
export function setReporter(next: Reporter): void {
  reporter = next
  for (const problem of queue.splice(0)) next(problem)
}

/** The queued problems, oldest first. For tests. */
export function queuedProblems(): readonly Problem[] {
  return queue
}

/** What is told of an object that was thrown; of its other properties only the names, since they may be personal. */
const toldProperties = ["name", "message", "code", "status", "type"]

/** The message of an error or the text of any other thrown value, for the report. Never throws. */
export function detailOf(error: unknown): string {
  if (error instanceof Error) return error.message || error.name
  if (typeof error !== "object" || error === null) return String(error)
  try {
    const told = toldProperties.flatMap((key) => {
      const value: unknown = Reflect.get(error, key)
      return /string|number/.test(typeof value) ? [`${key}: ${String(value)}`] : []
    })
    const others = Object.keys(error).filter((key) => !toldProperties.includes(key))
    const properties = [...told, ...others].join(", ")
    return (error.constructor?.name ?? "Object") + (properties && ` (${properties})`)
  } catch {
    // A proxy, for example.
    return "unreadable"
  }
}
