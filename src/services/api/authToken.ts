import { readCookie, writeCookie } from "../../lib/cookies"
import { isClockChecked, now } from "../../lib/clock"
import { isExpired, readPayload } from "../../lib/jwt"
import { readLocal, removeLocal } from "../storage/storage"

const key = "authToken"
/** Seven days (specification section 9). */
const maxAgeSeconds = 604_800

/** Tokens that are not sent again during this page load, even if they could not be removed from storage. */
const dropped = new Set<string>()
const listeners = new Set<() => void>()

/** Calls a function whenever a token is dropped; returns a function that stops that. */
export function onTokenDropped(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The stored tokens that have not been dropped, in order of precedence. */
const keptTokens = (): string[] =>
  [readCookie(key), readLocal(key)].flatMap((token) => (token && !dropped.has(token) ? [token] : []))

/**
 * The visitor's auth token: from the cookie, else from local storage (product decisions, section 5). A token that has
 * expired, that the backend has rejected or that cannot be sent in a header is ignored. Has no side effects, so
 * components can call it while rendering.
 * @param time milliseconds since the epoch
 */
export function readAuthToken(time: number = now()): string | undefined {
  return keptTokens().find((token) => isBearer(token) && !hasExpired(token, time))
}

/**
 * Removes tokens that have expired or that cannot be sent in a header; called once per page load, when the response for
 * defaults.json may have given the host's time. If it has not, no token is removed as expired.
 * @param time milliseconds since the epoch
 */
export function dropUnusableTokens(time: number = now()): void {
  for (const token of keptTokens()) {
    if (!isBearer(token) || (isClockChecked() && hasExpired(token, time))) dropAuthToken(token)
  }
}

/** Stores a token for seven days, for the whole host, so that the shop finds the new member signed in. */
export function storeAuthToken(token: string): void {
  dropped.delete(token)
  writeCookie(key, token, { maxAgeSeconds })
}

/** Removes a token everywhere it is stored. A different token that has since replaced it is left alone. */
export function dropAuthToken(token: string): void {
  dropped.add(token)
  if (readCookie(key) === token) writeCookie(key, "", { maxAgeSeconds: 0 })
  if (readLocal(key) === token) removeLocal(key)
  for (const listener of listeners) listener()
}

/**
 * Whether a request to this URL may carry the token: requests to other hosts only over an encrypted connection.
 * @param url HTTP or HTTPS
 */
export const mayCarryToken = (url: URL): boolean => url.protocol === "https:" || url.origin === location.origin

/** Whether a token has the syntax of a bearer token (RFC 6750 section 2.1). */
const isBearer = (token: string): boolean => /^[\w.~+/-]+=*$/.test(token)

/** Whether a token is an expired JWT (RFC 7519 section 4.1.4). Any other format is opaque and counts as not expired. */
function hasExpired(token: string, time: number): boolean {
  const payload = readPayload(token)
  return payload !== undefined && isExpired(payload, time)
}
