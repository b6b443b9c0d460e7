/**
 * A clock that is off by less than this many milliseconds is correct: a cached response's Date is only roughly right.
 */
const toleranceMs = 3_600_000

let offsetMs = 0
let checked = false

/**
 * Compares the device's clock with the host's, from the headers of a response (Date: RFC 9110, section 6.6.1; Age: RFC
 * 9111, section 5.1). A response without a date is ignored.
 */
export function noteServerTime(headers: Headers): void {
  const date = Date.parse(headers.get("date") ?? "")
  if (Number.isNaN(date)) return
  const ageSeconds = Number(headers.get("age") ?? 0) || 0
  const difference = date + ageSeconds * 1000 - Date.now()
  offsetMs = Math.abs(difference) > toleranceMs ? difference : 0
  checked = true
}

/** Whether the device's clock has been compared with the host's. */
export const isClockChecked = (): boolean => checked

/** The best known time in milliseconds since the epoch: the device's, or the host's if the two differ. */
export const now = (): number => bestKnownTime(Date.now())

/** The best known time of a moment for which the device's clock showed another. */
export const bestKnownTime = (deviceTime: number): number => deviceTime + offsetMs
