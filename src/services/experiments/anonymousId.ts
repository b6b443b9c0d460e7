import { readLocal, readSession, removeLocal, removeSession, writeLocal, writeSession } from "../storage/storage"
import { randomUuid } from "../../lib/uuid"

/**
 * The random id that assigns a visitor to experiment variants. It lasts as long as the tab or, once kept, as long as
 * local storage; not yet in the cookie that product decisions, section 6, ask for.
 */
export function anonymousId(): string {
  const stored = readLocal("acqAnonymousId") ?? readSession("acqAnonymousId")
  if (stored) return stored
  const id = randomUuid()
  writeSession("acqAnonymousId", id)
  return id
}

/** Keeps the id beyond the tab. Call once the visitor has consented. */
export function saveAnonymousId(): void {
  writeLocal("acqAnonymousId", anonymousId())
  removeSession("acqAnonymousId")
}

/**
 * Removes a kept id. Call when the visitor withdraws consent. The next page view gets a new id, which lasts as long as
 * the tab. An id that was never kept stays: there was no consent to withdraw.
 */
export function forgetAnonymousId(): void {
  removeLocal("acqAnonymousId")
}
