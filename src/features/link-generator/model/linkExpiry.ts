/** When a link expires, relative to now. */
export type LinkExpiry = "unknown" | "valid" | "expiresSoon" | "expired"

/** A link that expires within this time expires soon, in milliseconds: three days, since replacing prints takes time. */
const soonMs = 3 * 24 * 60 * 60 * 1000

/**
 * When a link expires, relative to now.
 * @param validUntil ISO 8601; undefined if it is not known
 * @param now milliseconds since the epoch
 */
export function expiryAt(validUntil: string | undefined, now: number): LinkExpiry {
  const end = Date.parse(validUntil ?? "")
  if (Number.isNaN(end)) return "unknown"
  if (end <= now) return "expired"
  return end - now <= soonMs ? "expiresSoon" : "valid"
}
