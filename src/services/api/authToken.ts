import { readCookie, writeCookie } from "../../lib/cookies"
import { isClockChecked, now } from "../../lib/clock"
import { isExpired, readPayload } from "../../lib/jwt"
import { readLocal, removeLocal } from "../storage/storage"

const key = "authToken"
/** Seven days (specification section 9). */
const maxAgeSeconds = 604_800

/** Tokens that are not sent again in this page load, also where storage does not let go of them. */
const dropped = new Set<string>()

/** The tokens that are kept and not dropped, in the order in which they count. */
const keptTokens = (): string[] =>
  [readCookie(key), readLocal(key)].flatMap((token) => (token && !dropped.has(token) ? [token] : []))

/**
 * The token that signs this visitor in: the cookie's, else the one in local storage (product decisions, section 5).
 * One that has expired, that the backend refused or that no header can carry counts as none. Changes nothing, so that
 * components can read it while they render.
 * @param time milliseconds since the epoch
 */
export function readAuthToken(time: number = now()): string | undefined {
  return keptTokens().find((token) => isBearer(token) && !hasExpired(token, time))
}

/**
 * Forgets the tokens that have expired or that no header can carry; called once a page load, when the host has told its
 * time. A clock that may be wrong takes no token away.
 * @param time milliseconds since the epoch
 */
export function dropUnusableTokens(time: number = now()): void {
  for (const token of keptTokens()) {
    if (!isBearer(token) || (isClockChecked() && hasExpired(token, time))) dropAuthToken(token)
  }
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

/**
 * Whether a request to an address may carry the token: it leaves this host only over an encrypted connection.
 * @param url of HTTP or HTTPS
 */
export const mayCarryToken = (url: URL): boolean => url.protocol === "https:" || url.origin === location.origin

/** The form in which a token may stand in a header (RFC 6750 section 2.1). */
const isBearer = (token: string): boolean => /^[\w.~+/-]+=*$/.test(token)

/** Whether a token is a JWT that has expired (RFC 7519 section 4.1.4). Any other token only the backend can read. */
function hasExpired(token: string, time: number): boolean {
  const payload = readPayload(token)
  return payload !== undefined && isExpired(payload, time)
}
