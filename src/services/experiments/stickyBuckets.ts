import { readCookie, writeCookie } from "../../lib/cookies"
import { readLocal } from "../storage/storage"

/** Which variants the visitor has seen, as the SDK writes it down: a JSON document with the visitor's id. */
const cookie = "acq_variants"

/** How long it is kept with consent to measuring: 180 days, like the id. */
const keptSeconds = 180 * 24 * 60 * 60

/** What was written down without consent, for this page load. */
let notKept: string | undefined

/** The document; null if there is none. */
export const readVariants = (): string | null => notKept ?? readCookie(cookie)

/** Writes the document: into the cookie with consent to measuring, else only for this page load. */
export function writeVariants(text: string): void {
  notKept = text
  if (readLocal("anonymousIdKept") !== null) keepVariants()
}

/** Keeps what was written down so far. Call once the visitor has consented. */
export function keepVariants(): void {
  if (notKept !== undefined) writeCookie(cookie, notKept, { maxAgeSeconds: keptSeconds })
  notKept = undefined
}

/** Removes what was kept. Call when the visitor withdraws consent. */
export function forgetVariants(): void {
  notKept = undefined
  writeCookie(cookie, "", { maxAgeSeconds: 0 })
}
