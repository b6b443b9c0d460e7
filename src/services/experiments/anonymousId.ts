import { readLocal, readSession, removeLocal, removeSession, writeLocal, writeSession } from "../storage/storage"
import { randomUuid } from "../../lib/uuid"

/**
 * The random id by which experiments put a visitor into a group. It lasts as long as the tab, or, once it was kept, as
 * long as local storage (product decisions, section 6).
 */
export function anonymousId(): string {
  const known = readLocal("acqAnonymousId") ?? readSession("acqAnonymousId")
  if (known) return known
  const id = randomUuid()
  writeSession("acqAnonymousId", id)
  return id
}

/** Keeps the id beyond the tab; to be called once the visitor has consented. */
export function keepAnonymousId(): void {
  writeLocal("acqAnonymousId", anonymousId())
  removeSession("acqAnonymousId")
}

/**
 * Forgets a kept id; to be called when the visitor does not consent any more. The next page view begins with a new one,
 * which lasts as long as the tab. An id that was never kept stays: nobody has agreed to it nor taken that back.
 */
export function forgetAnonymousId(): void {
  removeLocal("acqAnonymousId")
}
