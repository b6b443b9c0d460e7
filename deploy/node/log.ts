/** What a log line may say: names and numbers that the host knows, never a part of a request. */
export type LogValues = Readonly<Record<string, string | number | boolean>>

/**
 * Writes a line of JSON to standard output. Nothing of a request may be in it: an address can hold a code, a token or an
 * e-mail address even in its path.
 */
export function log(event: string, values: LogValues = {}): void {
  process.stdout.write(`${JSON.stringify({ at: new Date().toISOString(), event, ...values })}\n`)
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
