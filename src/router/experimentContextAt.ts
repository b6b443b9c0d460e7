import { isSocialSecondStep } from "./pagePaths"
import { routeTable } from "./routeTable"

/**
 * What experiments need to know about the page at a path without the language prefix: whether they run there
 * (specification section 2), and whether it is a landing page. Of the landing pages, the route table lists only the
 * start page. So any other path of one segment that it does not list counts as one: it is a slug, or the flag
 * `landing-pages` may define it.
 */
export function experimentContextAt(path: string) {
  // Routes are case-insensitive.
  const lower = path.toLowerCase()
  const row = routeTable.find((candidate) => candidate.path.toLowerCase() === lower)
  const isLanding = row ? row.name === "landing" : !path.includes("/") && !isSocialSecondStep(path)
  const known = row?.path ?? lower
  return { path: known, landingPath: isLanding ? known : undefined, enabled: row?.analytics ?? true }
}

/**
 * The path of the landing page at a path without the language prefix, in lower case; undefined if none can be there.
 */
export const landingPathAt = (path: string): string | undefined => experimentContextAt(path).landingPath
