import { attempt } from "./attempt"

/**
 * Reads a cookie that the browser holds, as it is stored; undefined if there is none or cookies are refused.
 * @param name letters and underscores
 */
export const readBrowserCookie = (name: string): string | undefined =>
  attempt(() => new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1])

/**
 * Writes a cookie for the whole host (path /, SameSite Lax, Secure on https). Nothing happens where cookies are refused.
 * @param value percent-encoded
 * @param attributes `; Max-Age=` and seconds, 0 to delete the cookie; empty to keep it for the browser session
 */
export function writeBrowserCookie(name: string, value: string, attributes: string): void {
  const secure = location.protocol === "https:" ? "; Secure" : ""
  try {
    document.cookie = `${name}=${value}${attributes}; Path=/; SameSite=Lax${secure}`
  } catch {
    // Some browsers throw; most ignore the cookie silently.
  }
}
