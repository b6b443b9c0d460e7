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

/**
 * Creates a log function that writes an event at most once a minute, with how often it has happened since.
 * @returns a function of the event, its values, and the name by which it is counted: by default the event
 */
export function limitedLog() {
  const last = new Map<string, { at: number; more: number }>()
  return (event: string, values: LogValues = {}, name = event): void => {
    const { at, more } = last.get(name) ?? { at: -Infinity, more: 0 }
    const isDue = Date.now() - at >= 60_000
    last.set(name, isDue ? { at: Date.now(), more: 0 } : { at, more: more + 1 })
    if (isDue) log(event, { ...values, more })
  }
}
