import { percentEncode } from "./percentEncode"

/** What the browser did not take; it counts before what the browser holds. */
const memory = new Map<string, string>()

/** Reads a cookie of this site, percent-decoded; null where there is none. */
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
 * Writes a cookie for the whole site (path /, SameSite Lax, Secure on https); an age of 0 deletes it.
 * Where cookies are refused the value lives as long as the page.
 */
export function writeCookie(name: string, value: string, { maxAgeSeconds }: { maxAgeSeconds: number }): void {
  const secure = location.protocol === "https:" ? "; Secure" : ""
  const cookie = `${name}=${percentEncode(value)}; Max-Age=${maxAgeSeconds}; Path=/; SameSite=Lax${secure}`
  try {
    document.cookie = cookie
  } catch {
    // Refused with an error; most browsers refuse in silence.
  }
  if (maxAgeSeconds > 0 && heldCookie(name) !== value) memory.set(name, value)
  else memory.delete(name)
}
