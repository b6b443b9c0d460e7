import { basePath } from "../lib/basePath"

/** Addresses of the services behind the site; an empty one disables its service. */
export interface Upstreams {
  /** Target of the site's growthbook-proxy. */
  GROWTHBOOK_UPSTREAM: string
  /** Origin of the backend. */
  BACKEND_UPSTREAM: string
}

/** A service that requests are forwarded to. */
export interface ProxyTarget {
  url: URL
  /** Whether the service is the shop's own, and so may see who the visitor is. */
  isOwn: boolean
}

const flagPath = `${basePath}/growthbook-proxy/`
const backendPaths: readonly string[] = [`${basePath}/graphql`, `${basePath}/graphql-ws`]

/** The request headers that a third-party service needs; it gets no others. */
export const thirdPartyHeaders: readonly string[] = [
  "accept",
  "accept-encoding",
  "accept-language",
  "cache-control",
  "content-length",
  "content-type",
  "if-none-match",
  "last-event-id",
  "user-agent",
]

/** The service that requests for a URL of the site are forwarded to; undefined if the site itself answers them. */
export function proxyTarget({ pathname, search }: URL, upstreams: Upstreams): ProxyTarget | undefined {
  const { GROWTHBOOK_UPSTREAM, BACKEND_UPSTREAM } = upstreams
  if (pathname.startsWith(flagPath) && GROWTHBOOK_UPSTREAM !== "") {
    const rest = pathname.slice(flagPath.length - 1)
    return { url: new URL(GROWTHBOOK_UPSTREAM.replace(/\/$/, "") + rest + search), isOwn: false }
  }
  if (backendPaths.includes(pathname) && BACKEND_UPSTREAM !== "") {
    return { url: new URL(pathname + search, BACKEND_UPSTREAM), isOwn: true }
  }
  return undefined
}
