import { readCookie, writeCookie } from "../../lib/cookies"
import { stickyBucketsCookie } from "../../lib/experimentCookies"
import { isRecord } from "../../lib/isRecord"
import { parseJson } from "../../lib/parseJson"
import { readLocal } from "../storage/storage"

/** How long cookies keep the visitor's id and assignments with consent to analytics: 180 days. */
export const keptSeconds = 180 * 24 * 60 * 60

/** The assignments (JSON) while there is no consent; kept for this page load only. */
let unsavedAssignments: string | undefined

/** The assignments: which variants the visitor has seen, as the SDK records it (JSON); null if there are none. */
export const readStickyBuckets = (): string | null => unsavedAssignments ?? readCookie(stickyBucketsCookie)

/**
 * Writes the assignments: into the cookie with consent to analytics, else only for this page load. Earlier assignments
 * of the same visitor that the text lacks are kept: a host that has decided this page did not know the assignments that
 * a redirect to this page hands over (`takeRedirectExposures`).
 * @param text as the SDK records them (JSON)
 */
export function writeStickyBuckets(text: string): void {
  unsavedAssignments = merged(readStickyBuckets(), text)
  if (readLocal("anonymousIdKept") !== null) persistStickyBuckets()
}

/** Moves the assignments from memory into the cookie. Call once the visitor has consented. */
export function persistStickyBuckets(): void {
  if (unsavedAssignments !== undefined)
    writeCookie(stickyBucketsCookie, unsavedAssignments, { maxAgeSeconds: keptSeconds })
  unsavedAssignments = undefined
}

/** Removes the assignments. Call when the visitor withdraws consent. */
export function clearStickyBuckets(): void {
  unsavedAssignments = undefined
  writeCookie(stickyBucketsCookie, "", { maxAgeSeconds: 0 })
}

/**
 * Merges older and newer assignments; returns only the newer if the older are another visitor's or either is broken.
 */
function merged(older: string | null, newer: string): string {
  const [before, now] = [parseJson(older), parseJson(newer)]
  if (!isRecord(before) || !isRecord(now)) return newer
  const { assignments: seenBefore, attributeValue } = before
  const { assignments } = now
  if (now["attributeValue"] !== attributeValue || !isRecord(seenBefore) || !isRecord(assignments)) return newer
  return JSON.stringify({ ...now, assignments: { ...seenBefore, ...assignments } })
}
