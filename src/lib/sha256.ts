/**
 * SHA-256 of a text's UTF-8 bytes, as 64 lower-case hexadecimal digits; undefined if crypto.subtle is missing (a page
 * over plain http) or fails. Never rejects.
 */
export async function sha256Hex(text: string): Promise<string | undefined> {
  try {
    const digest = await globalThis.crypto.subtle.digest("SHA-256", new TextEncoder().encode(text))
    return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("")
  } catch {
    return undefined
  }
}
