import { matchRoutes, type RouteObject } from "react-router-dom"
import { basePath } from "../config/build"
import { joinPath, localeSuffix, prefixes, splitPath, type Prefix } from "../routes/prefixes"
import { routeTable, type RouteName } from "../routes/routeTable"

/** With its slash, so that the start page's address is `/acquisition/`, which hosts serve without a redirect. */
export const basename = `${basePath}/`

/** What a route stands for. */
export interface RouteHandle {
  name: RouteName
  prefix: Prefix
  path: string
}

/** Every route under every prefix; ids are `{name}___{locale}` (specification section 2). */
const routes: RouteObject[] = prefixes.flatMap((prefix) =>
  routeTable.map(({ name, path }) => ({
    id: `${name}___${localeSuffix(prefix)}`,
    path: joinPath(prefix, path),
    handle: { name, prefix, path } satisfies RouteHandle,
  })),
)

/** The route of a router path (below the base path); undefined where no page is. */
export function routeAt(pathname: string): { id: string; handle: RouteHandle } | undefined {
  const route = matchRoutes(routes, pathname)?.at(-1)?.route
  return route?.id === undefined ? undefined : { id: route.id, handle: route.handle }
}

/** The router path of an address path; undefined for an address outside the site. */
export function routerPath(pathname: string): string {
  return pathname.startsWith(basename) ? pathname.slice(basePath.length) : "/"
}

/** The language prefix of a router path. */
export const prefixAt = (pathname: string): Prefix => splitPath(pathname).prefix
