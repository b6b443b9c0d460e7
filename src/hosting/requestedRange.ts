/** A byte range of a file: first and last byte, both inclusive. */
interface ByteRange {
  first: number
  last: number
}

/**
 * The range that a Range header requests (RFC 9110, section 14.2).
 * @returns undefined to send the whole file (no range, an invalid one, several, another unit), null if the range cannot
 *   be satisfied
 */
export function requestedRange(header: string, size: number): ByteRange | null | undefined {
  const [, from = "", to = ""] = /^bytes=(\d*)-(\d*)$/.exec(header) ?? []
  // Without bounds, or with a last byte that precedes the first (section 14.1.1).
  const isNoRange = from === "" ? to === "" : to !== "" && Number(to) < Number(from)
  if (isNoRange) return undefined
  const first = from === "" ? Math.max(0, size - Number(to)) : Number(from)
  const last = from === "" || to === "" ? size - 1 : Math.min(Number(to), size - 1)
  return first <= last ? { first, last } : null
}
