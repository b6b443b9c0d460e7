/** What a log line may say: names and numbers that the host knows, never a part of a request. */
type LogValues = Readonly<Record<string, string | number | boolean>>

/**
 * Writes a line of JSON to the log. Nothing of a request may be in it: an address can hold a code, a token or an e-mail
 * address even in its path.
 */
export function log(event: string, values: LogValues = {}): void {
  // oxlint-disable-next-line no-console -- standard output, or the log of the worker's runtime
  console.log(JSON.stringify({ at: new Date().toISOString(), event, ...values }))
}

/** Creates a log function that writes an event at most once a minute, with how often it has happened since. */
export function limitedLog(now = Date.now): (event: string) => void {
  const last = new Map<string, { at: number; more: number }>()
  return (event) => {
    const { at, more } = last.get(event) ?? { at: -Infinity, more: 0 }
    const isDue = now() - at >= 60_000
    last.set(event, isDue ? { at: now(), more: 0 } : { at, more: more + 1 })
    if (isDue) log(event, { more })
  }
}
