import { isAnonymousId } from "../lib/isAnonymousId"
import { percentDecode } from "../lib/percentDecode"
import { anonymousIdCookie, stickyBucketsCookie } from "../lib/experimentCookies"

/** A cookie that the visitor's browser has sent; undefined if there is none. */
export function cookieIn(headers: Headers, name: string): string | undefined {
  return new RegExp(`(?:^|;\\s*)${name}=([^;]*)`).exec(headers.get("cookie") ?? "")?.[1]
}

/**
 * The visitor's id: that of the cookie, or a new one if there is no cookie or it holds anything but an id, which must
 * not get into the page.
 * @returns the id, and the header Set-Cookie of a new one, which lasts for the browser session
 */
export function visitorId(headers: Headers, isSecure: boolean): { id: string; setCookie?: string } {
  const stored = cookieIn(headers, anonymousIdCookie)
  if (isAnonymousId(stored)) return { id: stored }
  const id = crypto.randomUUID()
  return { id, setCookie: cookieText(anonymousIdCookie, id, isSecure) }
}

/**
 * The visitor's sticky bucket assignments, as the SDK serialises them (JSON), from the cookie that the page writes with
 * the visitor's consent (services/experiments/stickyBuckets.ts).
 * @returns what the cookie holds, which may be anything; empty if there is no cookie
 */
export const stickyBucketsIn = (headers: Headers): string => percentDecode(cookieIn(headers, stickyBucketsCookie) ?? "")

/**
 * The header Set-Cookie of a cookie like those that the page itself writes (lib/browserCookies.ts): for the whole host.
 */
export function cookieText(name: string, value: string, isSecure: boolean, maxAgeSeconds?: number): string {
  const lifetime = maxAgeSeconds === undefined ? "" : `; Max-Age=${maxAgeSeconds}`
  return `${name}=${value}${lifetime}; Path=/; SameSite=Lax${isSecure ? "; Secure" : ""}`
}
