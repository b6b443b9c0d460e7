import { readCookie, writeCookie } from "../../lib/cookies"
import { anonymousIdCookie, isAnonymousId } from "../../lib/experimentCookies"
import { randomUuid } from "../../lib/uuid"
import { readLocal, removeLocal, writeLocal } from "../storage/storage"

/** How long the cookie keeps the id with consent to analytics: 180 days. */
const keptSeconds = 180 * 24 * 60 * 60

/** The id of the visitor for whom a host has decided this page, if the browser has not stored the id's cookie. */
let idOfPage: string | undefined

/**
 * The random id that assigns a visitor to experiment variants. It lives in a cookie, so that a host can read it: for
 * the browser session, or for 180 days once `saveAnonymousId` was called (product decisions, section 6). If the cookie
 * holds something that is not an id, a new id replaces it.
 */
export function anonymousId(): string {
  const stored = readCookie(anonymousIdCookie)
  if (isAnonymousId(stored)) return stored
  if (idOfPage !== undefined) return idOfPage
  const id = randomUuid()
  writeCookie(anonymousIdCookie, id)
  return id
}

/**
 * Accepts the id of the visitor for whom a host has decided this page. No cookie is written: the host's response has set
 * it, and a page that Back shows from the browser's cache must not bring back an id that has been withdrawn since.
 * @returns false if the visitor has another id by now, so that the decision is not for this visitor
 */
export function acceptAnonymousId(id: string): boolean {
  const stored = readCookie(anonymousIdCookie)
  if (isAnonymousId(stored)) return stored === id
  idOfPage = id
  return true
}

/**
 * Keeps the id beyond the browser session, if there is one: a visitor who takes part in no experiment (`disablegb`)
 * needs none. Call once the visitor has consented.
 */
export function saveAnonymousId(): void {
  if (readCookie(anonymousIdCookie) === null) return
  writeCookie(anonymousIdCookie, anonymousId(), { maxAgeSeconds: keptSeconds })
  writeLocal("anonymousIdKept", "yes")
}

/**
 * Removes a kept id. Call when the visitor withdraws consent. The next page view gets a new id, which lasts for the
 * browser session. An id that was never kept stays: there was no consent to withdraw.
 */
export function forgetAnonymousId(): void {
  if (readLocal("anonymousIdKept") === null) return
  idOfPage = undefined
  removeLocal("anonymousIdKept")
  writeCookie(anonymousIdCookie, "", { maxAgeSeconds: 0 })
}
