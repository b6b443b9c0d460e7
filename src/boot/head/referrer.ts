import { exempt, forbidden } from "./forbiddenReferrers"

/**
 * Paths of one segment that are not landing pages; routes match in any case. Hard-coded, since the route table is too
 * large for the inline head script; a test compares the two. The order is the one that compresses best.
 */
const otherPages = /^(?:membership-interest|social-registration-second-step|accessibility|lobby|about-us)$/i

/**
 * Whether a path without the language prefix is a landing page: the start page, a slug, or one that a flag may add.
 */
export const isLandingPath = (path: string): boolean => !path.includes("/") && !otherPages.test(path)

/**
 * Whether the referrer is denied (product decisions, section 5). Only web URLs count: Android's mail apps send
 * android-app://. No user name precedes the host, since browsers strip it (Referrer Policy, section 8.4).
 * @param referrer document.referrer; may be empty
 */
export function isForbiddenReferrer(referrer: string, ownHost: string): boolean {
  const [, host = ""] = /^https?:\/\/([^/?#:]+)/.exec(referrer.toLowerCase()) ?? []
  const isIn = (list: string) => list.split(" ").some((entry) => `.${host}/`.includes(entry))
  return host !== ownHost && !isIn(exempt) && isIn(forbidden)
}
