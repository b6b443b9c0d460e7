import { isSocialSecondStep } from "./pagePaths"
import { routeTable } from "./routeTable"

/**
 * What experiments need to know about the page at a path without the language prefix: whether they run there
 * (specification section 2), and whether it is a landing page. A path of one segment that the route table does not list
 * counts as a landing page, since the flag `landing-pages` may define it.
 */
export function experimentContextAt(path: string) {
  // Routes are case-insensitive.
  const lower = path.toLowerCase()
  const row = routeTable.find((candidate) => candidate.path.toLowerCase() === lower)
  const isLanding = row ? row.name === "landing" : !path.includes("/") && !isSocialSecondStep(path)
  const known = row?.path ?? lower
  return { path: known, landingPath: isLanding ? known : undefined, enabled: row?.analytics ?? true }
}
