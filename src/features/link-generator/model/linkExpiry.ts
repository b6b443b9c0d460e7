/** How near the end of a link is. */
export type Validity = "unknown" | "running" | "soon" | "ended"

/** A link that ends within this time is about to end, in milliseconds: three days, since replacing prints takes time. */
const soonMs = 3 * 24 * 60 * 60 * 1000

/**
 * How near the end of a link is.
 * @param validUntil ISO 8601; undefined if it is not known
 * @param now milliseconds since the epoch
 */
export function validityAt(validUntil: string | undefined, now: number): Validity {
  const end = Date.parse(validUntil ?? "")
  if (Number.isNaN(end)) return "unknown"
  if (end <= now) return "ended"
  return end - now <= soonMs ? "soon" : "running"
}
