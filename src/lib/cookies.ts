import { percentEncode } from "./percentEncode"

/** Cookies that the browser did not store; they take precedence over document.cookie. */
const memory = new Map<string, string>()

/** Reads a cookie of this site, percent-decoded; null if there is none. */
export function readCookie(name: string): string | null {
  return memory.get(name) ?? heldCookie(name)
}

function heldCookie(name: string): string | null {
  let all = ""
  try {
    all = document.cookie
  } catch {
    return null
  }
  for (const pair of all.split("; ")) {
    const separator = pair.indexOf("=")
    if (pair.slice(0, separator) === name) return decoded(pair.slice(separator + 1))
  }
  return null
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

/**
 * Writes a cookie for the whole host (path /, SameSite Lax, Secure on https); a max-age of 0 deletes it. If the browser
 * rejects cookies, the value lasts as long as the page.
 */
export function writeCookie(name: string, value: string, { maxAgeSeconds }: { maxAgeSeconds: number }): void {
  const secure = location.protocol === "https:" ? "; Secure" : ""
  const cookie = `${name}=${percentEncode(value)}; Max-Age=${maxAgeSeconds}; Path=/; SameSite=Lax${secure}`
  try {
    document.cookie = cookie
  } catch {
    // Some browsers throw; most ignore the cookie silently.
  }
  if (maxAgeSeconds > 0 && heldCookie(name) !== value) memory.set(name, value)
  else memory.delete(name)
}
