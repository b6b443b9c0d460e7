import { basePath } from "../../src/lib/basePath"

/** Where the services behind the site stand; an empty address for none. */
export interface Upstreams {
  /** Address that stands for the site's growthbook-proxy. */
  GROWTHBOOK_UPSTREAM: string
  /** Origin of the backend. */
  BACKEND_UPSTREAM: string
}

/** A service that a request is passed on to. */
export interface ProxyTarget {
  url: URL
  /** Whether it may see who the visitor is. */
  isOwn: boolean
}

const flagPath = `${basePath}/growthbook-proxy/`

/** The service that an address of the site stands for; undefined when it is one of the site itself. */
export function proxyTarget({ pathname, search }: URL, upstreams: Upstreams): ProxyTarget | undefined {
  const { GROWTHBOOK_UPSTREAM, BACKEND_UPSTREAM } = upstreams
  if (pathname.startsWith(flagPath) && GROWTHBOOK_UPSTREAM !== "") {
    const rest = pathname.slice(flagPath.length - 1)
    return { url: new URL(GROWTHBOOK_UPSTREAM.replace(/\/$/, "") + rest + search), isOwn: false }
  }
  if (/^\/graphql(?:-ws)?$/.test(pathname.slice(basePath.length)) && BACKEND_UPSTREAM !== "") {
    return { url: new URL(pathname + search, BACKEND_UPSTREAM), isOwn: true }
  }
  return undefined
}

/**
 * Passes a request on and its answer back as a stream, so that an event stream reaches the page event by event. Another
 * party's service gets neither cookies nor tokens of the visitor. A service that cannot be reached becomes status 502.
 */
export async function passOn(request: Request, { url, isOwn }: ProxyTarget): Promise<Response> {
  const passed = new Request(url, request)
  if (!isOwn) for (const name of ["authorization", "cookie"]) passed.headers.delete(name)
  try {
    return await fetch(passed)
  } catch {
    return new Response("Bad gateway\n", { status: 502, headers: { "content-type": "text/plain; charset=utf-8" } })
  }
}
