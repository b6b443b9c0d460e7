import { fnv1a } from "../lib/fnv1a"

/** How long a registration link is valid (specification section 9). */
export const linkValidityMs = 14 * 24 * 3_600_000

const secret = "a secret that only the sandbox knows"

/** Stands in for the signature of a real backend. */
function signature(code: string, issued: string): string {
  return fnv1a(`${secret}:${code}:${issued}`) + fnv1a(`${issued}:${secret}:${code}`)
}

/** The opaque value in a registration link: time of issue and signature. */
export function signValidity(code: string, issuedAt: number): string {
  const issued = issuedAt.toString(36)
  return `${issued}.${signature(code, issued)}`
}

/**
 * Checks the value sent with a code.
 * @returns the error for `errors` of the response, null if the value is valid
 */
export function validityError(code: string, validityTimestamp: string, now: number): string | null {
  const [issued = "", given] = validityTimestamp.split(".")
  if (given !== signature(code, issued)) return "VALIDITY_TIMESTAMP_INVALID"
  return now > Number.parseInt(issued, 36) + linkValidityMs ? "REGISTRATION_CODE_EXPIRED" : null
}
