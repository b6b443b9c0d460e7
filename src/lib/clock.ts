/** A device's clock that is off by less than this counts as right, in milliseconds: an answer may have lain in a cache. */
const toleranceMs = 3_600_000

let offsetMs = 0
let checked = false

/**
 * Compares the device's clock with that of a host, by the headers of its answer (RFC 9110, section 6.6.1; the time in
 * caches by RFC 9111, section 5.1). An answer without a date says nothing.
 */
export function noteServerTime(headers: Headers): void {
  const date = Date.parse(headers.get("date") ?? "")
  if (Number.isNaN(date)) return
  const ageSeconds = Number(headers.get("age") ?? 0) || 0
  const difference = date + ageSeconds * 1000 - Date.now()
  offsetMs = Math.abs(difference) > toleranceMs ? difference : 0
  checked = true
}

/** Whether the device's clock has been compared with a host's. */
export const isClockChecked = (): boolean => checked

/** The time as far as it is known, in milliseconds since the epoch: the device's, or the host's where the two differ. */
export const now = (): number => Date.now() + offsetMs
