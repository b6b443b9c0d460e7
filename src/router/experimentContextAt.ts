import { isSecondStep } from "./pagePaths"
import { routeTable } from "./routeTable"

/**
 * What experiments need to know about the page at a path without the language prefix: whether they run there
 * (specification section 2), and whether it is a landing page or may be one by the flag `landing-pages`, as any single
 * segment without a page of its own.
 */
export function experimentContextAt(path: string) {
  const row = routeTable.find((candidate) => candidate.path === path)
  const isLanding = row ? row.name === "landing" : !path.includes("/") && !isSecondStep(path)
  return { path, landingPath: isLanding ? path : undefined, enabled: row?.analytics ?? true }
}
