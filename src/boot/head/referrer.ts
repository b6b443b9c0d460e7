import { exempt, forbidden } from "./forbiddenReferrers"

/**
 * Pages of one segment that are no landing page. Written down here, since the route table is too much for the head of
 * every page; a test compares the two.
 */
const otherPages = /^(?:about-us|lobby|membership-interest|social-registration-second-step)$/

/** Whether a path behind the language prefix is a landing page's: the start page, a slug, or what may become one. */
export function isLandingPath(path: string): boolean {
  return !path.includes("/") && !otherPages.test(path)
}

/**
 * Whether a visitor comes from a place that is not let in (product decisions, section 5). Only web addresses count:
 * Android's mail apps send android-app://. A browser leaves out user names (Referrer Policy, section 8.4).
 * @param referrer as the browser tells it; may be empty
 * @param ownHost host name of this site
 */
export function isForbiddenReferrer(referrer: string, ownHost: string): boolean {
  const host = /^https?:\/\/([^/?#:]+)/i.exec(referrer)?.[1]?.toLowerCase()
  if (!host || host === ownHost) return false
  const isIn = (list: string) => list.split(" ").some((entry) => `.${host}/`.includes(entry))
  return !isIn(exempt) && isIn(forbidden)
}
