import { basePath } from "../lib/basePath"
import { isSecondStep, pathsOf, routeIdName } from "./pagePaths"
import { joinPath, localeSuffix, prefixes, splitPath, type Prefix } from "./prefixes"
import { routeTable, type RouteName } from "./routeTable"
import { viewAt } from "./viewAt"

/** With its slash, so that the start page's address is `/acquisition/`, which hosts serve without a redirect. */
export const basename = `${basePath}/`

/** What an address stands for. */
export interface MatchedRoute {
  /** `{name}___{locale}` (specification section 2). */
  id: string
  name: RouteName
  prefix: Prefix
  /** Path behind the prefix. */
  path: string
}

const idOf = (name: RouteName, path: string, prefix: Prefix) => `${routeIdName(name, path)}___${localeSuffix(prefix)}`

/** Every route under every prefix, by its path; the end `*` stands for any further segments. */
const routes = new Map<string, RouteName>(
  prefixes.flatMap((prefix) =>
    routeTable.flatMap(({ name }) =>
      pathsOf(name).map((path) => [joinPath(prefix, path).toLowerCase(), name] as const),
    ),
  ),
)

const secondStep = "registration-social-registration-second-step" satisfies RouteName

/** The route of a router path (below the base path); undefined where no page is. */
export function routeAt(pathname: string): MatchedRoute | undefined {
  const { prefix, rest } = splitPath(pathname)
  const path = pathname.replace(/(.)\/+$/, "$1").toLowerCase()
  const matched = routes.get(path) ?? routes.get(path.replace(/\/[^/]+$/, "/*"))
  const name = matched ?? (isSecondStep(rest) ? secondStep : undefined)
  return name && { id: idOf(name, rest, prefix), name, prefix, path: rest }
}

/** The route that a router path has if the flag `landing-pages` names its single segment; undefined elsewhere. */
export function addedRouteAt(pathname: string): MatchedRoute | undefined {
  const { prefix, rest } = splitPath(pathname)
  const { landingPath } = viewAt(rest)
  return landingPath === undefined
    ? undefined
    : { id: idOf("landing", rest, prefix), name: "landing", prefix, path: rest }
}

/** The router path of an address path; the start page's for an address outside the site. */
export function routerPath(pathname: string): string {
  return pathname.startsWith(basename) ? pathname.slice(basePath.length) : "/"
}
