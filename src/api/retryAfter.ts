/**
 * Reads a Retry-After header (RFC 9110 section 10.2.3).
 * @param header whole seconds or an HTTP date; null when the answer has none
 * @param now milliseconds since the epoch
 * @returns seconds from now, 0 for a date that has passed; undefined when there is no header or it is not readable
 */
export function retryAfterSeconds(header: string | null, now: number): number | undefined {
  const value = header?.trim() ?? ""
  if (/^\d+$/.test(value)) return Number(value)
  // Date.parse accepts much that is no HTTP date; those that servers send end in GMT.
  const date = value.endsWith("GMT") ? Date.parse(value) : Number.NaN
  return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - now) / 1000))
}
