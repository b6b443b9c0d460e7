/** A byte range of a file: first and last byte, both inclusive. */
export interface ByteRange {
  first: number
  last: number
}

/**
 * The range that a Range header requests (RFC 9110, section 14.2).
 * @param size of the whole file, in bytes
 * @returns undefined to send the whole file (no range, an invalid one, several, another unit), null if the range cannot
 *   be satisfied
 */
export function requestedRange(header: string | null, size: number): ByteRange | null | undefined {
  const [, from = "", to = ""] = /^bytes=(\d*)-(\d*)$/.exec(header ?? "") ?? []
  if (isNoRange(from, to)) return undefined
  const first = from === "" ? Math.max(0, size - Number(to)) : Number(from)
  const last = from === "" || to === "" ? size - 1 : Math.min(Number(to), size - 1)
  return first <= last ? { first, last } : null
}

/** A range without bounds, or whose last byte precedes the first, is invalid and therefore ignored (section 14.1.1). */
const isNoRange = (from: string, to: string): boolean =>
  from === "" ? to === "" : to !== "" && Number(to) < Number(from)

/** Whether the client's cached copy is current (If-None-Match; RFC 9110, section 13.1.2). */
export function isCurrent(ifNoneMatch: string | null, etag: string): boolean {
  const strip = (tag: string) => tag.trim().replace(/^W\//, "")
  return (ifNoneMatch ?? "").split(",").some((tag) => tag.trim() === "*" || strip(tag) === strip(etag))
}
