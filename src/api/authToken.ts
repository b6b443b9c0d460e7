import { readCookie, writeCookie } from "../lib/cookies"
import { isExpired, readPayload } from "../lib/jwt"
import { readLocal, removeLocal } from "../lib/storage"

const key = "authToken"
/** Seven days (specification section 9). */
const maxAgeSeconds = 604_800

/** Tokens that are not sent again in this page load, also where storage does not let go of them. */
const dropped = new Set<string>()

/**
 * The token that signs this visitor in: the cookie's, else the one in local storage (product decisions, section 5).
 * One that has expired, that the backend refused or that no header can carry counts as none and is forgotten.
 * @param now milliseconds since the epoch
 */
export function readAuthToken(now: number = Date.now()): string | undefined {
  for (const token of [readCookie(key), readLocal(key)]) {
    if (token === null || token === "" || dropped.has(token)) continue
    if (isBearer(token) && !hasExpired(token, now)) return token
    dropAuthToken(token)
  }
  return undefined
}

/** Keeps a token for seven days, for the whole host, so that the shop finds its new member signed in. */
export function storeAuthToken(token: string): void {
  dropped.delete(token)
  writeCookie(key, token, { maxAgeSeconds })
}

/** Forgets a token wherever it is kept. A token that has taken its place meanwhile stays. */
export function dropAuthToken(token: string): void {
  dropped.add(token)
  if (readCookie(key) === token) writeCookie(key, "", { maxAgeSeconds: 0 })
  if (readLocal(key) === token) removeLocal(key)
}

/** The form in which a token may stand in a header (RFC 6750 section 2.1). */
const isBearer = (token: string): boolean => /^[\w.~+/-]+=*$/.test(token)

/** Whether a token is a JWT that has expired (RFC 7519 section 4.1.4). Any other token only the backend can read. */
function hasExpired(token: string, now: number): boolean {
  const payload = readPayload(token)
  return payload !== undefined && isExpired(payload, now)
}
