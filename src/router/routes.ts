import { basePath } from "../lib/basePath"
import { isSocialSecondStep, pathsOf, routeIdName } from "./pagePaths"
import { localeSuffix, splitPath, type Prefix } from "./prefixes"
import { routeTable, type RouteName } from "./routeTable"
import { landingPathAt } from "./experimentContextAt"

/** With a trailing slash, so that the start page's URL is `/acquisition/`, which hosts serve without a redirect. */
export const basename = `${basePath}/`

/** The route that a path matches. */
export interface MatchedRoute {
  /** `{name}___{locale}` (specification section 2). */
  id: string
  name: RouteName
  prefix: Prefix
  path: string
}

const idOf = (name: RouteName, path: string, prefix: Prefix) => `${routeIdName(name, path)}___${localeSuffix(prefix)}`

/** Every route by its path in lower case, without a prefix; a final `*` matches one further segment. */
const routes = new Map<string, { name: RouteName; path: string }>(
  routeTable.flatMap(({ name }) => pathsOf(name).map((path) => [path.toLowerCase(), { name, path }] as const)),
)

const secondStep = "registration-social-registration-second-step" satisfies RouteName

/** The route of a router path (below the base path), which is case-insensitive; undefined if there is no such page. */
export function routeAt(pathname: string): MatchedRoute | undefined {
  const { prefix, rest } = splitPath(pathname)
  const lower = rest.toLowerCase()
  const found = routes.get(lower)
  const name =
    found?.name ??
    routes.get(lower.replace(/\/[^/]+$/, "/*"))?.name ??
    (isSocialSecondStep(rest) ? secondStep : undefined)
  const path = found?.path ?? rest
  return name && { id: idOf(name, path, prefix), name, prefix, path }
}

/**
 * The route of a router path whose single segment the flag `landing-pages` may define; undefined for any other path.
 */
export function possibleRouteByFlag(pathname: string): MatchedRoute | undefined {
  const { prefix, rest } = splitPath(pathname)
  const landingPath = landingPathAt(rest)
  return landingPath === undefined
    ? undefined
    : { id: idOf("landing", landingPath, prefix), name: "landing", prefix, path: landingPath }
}

/** The router path of a URL path; that of the start page for a path outside the site. */
export function routerPath(pathname: string): string {
  return pathname.startsWith(basename) ? pathname.slice(basePath.length) : "/"
}
