import { readCookie, writeCookie } from "../../lib/cookies"
import { stickyBucketsCookie } from "../../lib/experimentCookies"
import { isRecord } from "../../lib/isRecord"
import { readLocal } from "../storage/storage"

/** How long the id, and what the visitor has seen, are kept with consent to analytics: 180 days. */
export const keptSeconds = 180 * 24 * 60 * 60

/** The document as long as there is no consent: kept for this page load. */
let unsavedDocument: string | undefined

/** The document in which the SDK records which variants the visitor has seen; null if there is none. */
export const readStickyBuckets = (): string | null => unsavedDocument ?? readCookie(stickyBucketsCookie)

/**
 * Writes the document: into the cookie with consent to analytics, else only for this page load. Assignments of the same
 * visitor that the new document lacks are kept: a host that has decided this page did not know those that a redirect to
 * it hands over (`takeRedirectAssignments`).
 */
export function writeStickyBuckets(text: string): void {
  unsavedDocument = merged(readStickyBuckets(), text)
  if (readLocal("anonymousIdKept") !== null) persistStickyBuckets()
}

/** Stores in the cookie what was kept in memory so far. Call once the visitor has consented. */
export function persistStickyBuckets(): void {
  if (unsavedDocument !== undefined) writeCookie(stickyBucketsCookie, unsavedDocument, { maxAgeSeconds: keptSeconds })
  unsavedDocument = undefined
}

/** Removes what was kept. Call when the visitor withdraws consent. */
export function clearStickyBuckets(): void {
  unsavedDocument = undefined
  writeCookie(stickyBucketsCookie, "", { maxAgeSeconds: 0 })
}

/** Two documents in one, of which the newer wins; only the newer if they are about different visitors, or broken. */
function merged(older: string | null, newer: string): string {
  try {
    const [before, now]: unknown[] = [JSON.parse(older ?? "null"), JSON.parse(newer)]
    if (!isRecord(before) || !isRecord(now)) return newer
    const { assignments: seenBefore, attributeValue } = before
    const { assignments } = now
    if (now["attributeValue"] !== attributeValue || !isRecord(seenBefore) || !isRecord(assignments)) return newer
    return JSON.stringify({ ...now, assignments: { ...seenBefore, ...assignments } })
  } catch {
    return newer
  }
}
