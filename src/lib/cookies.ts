import { readBrowserCookie, writeBrowserCookie } from "./browserCookies"
import { percentDecode, percentEncode } from "./percentCoding"

/** Cookies that the browser did not store; they take precedence over those that it did. */
const memory = new Map<string, string>()

/** Reads a cookie of this site, percent-decoded; null if there is none. */
export function readCookie(name: string): string | null {
  return memory.get(name) ?? decoded(readBrowserCookie(name))
}

const decoded = (value: string | undefined): string | null => (value === undefined ? null : percentDecode(value))

/**
 * Writes a cookie for the whole host; a max-age of 0 deletes it, without one it lasts for the browser session. If the
 * browser rejects cookies, the value lasts as long as the page.
 */
export function writeCookie(name: string, value: string, { maxAgeSeconds }: { maxAgeSeconds?: number } = {}): void {
  writeBrowserCookie(name, percentEncode(value), maxAgeSeconds === undefined ? "" : `; Max-Age=${maxAgeSeconds}`)
  if (maxAgeSeconds !== 0 && decoded(readBrowserCookie(name)) !== value) memory.set(name, value)
  else memory.delete(name)
}
