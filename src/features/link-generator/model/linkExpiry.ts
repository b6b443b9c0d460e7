/** When a link expires, relative to now. */
export type LinkExpiry = "unknown" | "valid" | "expiresSoon" | "expired"

/** Within this time a link "expires soon", in milliseconds: three days, since replacing what is printed takes time. */
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

/**
 * When the first of some links expires.
 * @returns end: as ISO 8601, undefined if it is not known for any link; isCommon: whether every link ends then
 */
export function earliestEnd(links: readonly { validUntil: string | undefined }[]): {
  end: string | undefined
  isCommon: boolean
} {
  const ends = links.flatMap(({ validUntil = "" }) => (Number.isNaN(Date.parse(validUntil)) ? [] : [validUntil]))
  const first = Math.min(...ends.map((one) => Date.parse(one)))
  const end = ends.find((one) => Date.parse(one) === first)
  return { end, isCommon: ends.length === links.length && ends.every((one) => Date.parse(one) === first) }
}
