import type { Context } from "hono"
import { generateCookie, getCookie } from "hono/cookie"
import { anonymousIdCookie, isAnonymousId } from "../lib/experimentCookies"

/**
 * The visitor's id: that of the cookie, or a new one if there is no cookie or it holds anything but an id, which must
 * not get into the page.
 * @returns the id, and for a new one the header that sets it for the browser session
 */
export function visitorId(c: Context, isSecure: boolean): { id: string; setting: Record<string, string> } {
  const stored = getCookie(c, anonymousIdCookie)
  if (isAnonymousId(stored)) return { id: stored, setting: {} }
  const id = crypto.randomUUID()
  return { id, setting: { "set-cookie": cookieText(anonymousIdCookie, id, isSecure) } }
}

/**
 * The header Set-Cookie of a cookie like those that the page itself writes (lib/browserCookies.ts): for the whole host.
 */
export const cookieText = (name: string, value: string, isSecure: boolean, maxAge?: number): string =>
  generateCookie(name, value, { path: "/", sameSite: "Lax", secure: isSecure, ...(maxAge !== undefined && { maxAge }) })
