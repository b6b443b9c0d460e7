import { readCookie, writeCookie } from "../lib/cookies"
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
    if (isBearer(token) && now < expiryOf(token)) return token
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

/** When a JWT expires (RFC 7519 section 4.1.4), in milliseconds since the epoch; never for any other token. */
function expiryOf(token: string): number {
  try {
    const payload: unknown = JSON.parse(atob((token.split(".")[1] ?? "").replace(/-/g, "+").replace(/_/g, "/")))
    if (typeof payload === "object" && payload !== null && "exp" in payload && typeof payload.exp === "number") {
      return payload.exp * 1000
    }
  } catch {
    // Not a JWT: only the backend can read it.
  }
  return Infinity
}
