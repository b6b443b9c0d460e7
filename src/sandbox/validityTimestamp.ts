/** How long a registration link is valid (specification section 9). */
export const linkValidityMs = 14 * 24 * 3_600_000

const secret = "a secret that only the sandbox knows"

/** FNV-1a (32 bit) as eight hex digits. It stands in for a real backend's signature and protects nothing. */
function hash(text: string): string {
  let value = 0x811c9dc5
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return (value >>> 0).toString(16).padStart(8, "0")
}

function signature(code: string, issued: string): string {
  return hash(`${secret}:${code}:${issued}`) + hash(`${issued}:${secret}:${code}`)
}

/**
 * The opaque value in a registration link: time of issue and signature.
 * @param issuedAt milliseconds since the epoch
 */
export function signValidity(code: string, issuedAt: number): string {
  const issued = issuedAt.toString(36)
  return `${issued}.${signature(code, issued)}`
}

/**
 * Checks the value sent with a code.
 * @param now milliseconds since the epoch
 * @returns the error for `errors`, null if the value is valid
 */
export function validityError(code: string, validityTimestamp: string, now: number): string | null {
  const [issued = "", given] = validityTimestamp.split(".")
  if (given !== signature(code, issued)) return "VALIDITY_TIMESTAMP_INVALID"
  return now > Number.parseInt(issued, 36) + linkValidityMs ? "REGISTRATION_CODE_EXPIRED" : null
}
