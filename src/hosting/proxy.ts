import type { Context } from "hono"
import { proxy } from "hono/proxy"
import { basePath } from "../lib/basePath"
import { operationIn, type ForwardNotes } from "./requestFacts"

/**
 * Addresses of the services behind the site, each with a path before that of the request or none; empty: no service.
 */
export interface Upstreams {
  GROWTHBOOK_UPSTREAM: string
  BACKEND_UPSTREAM: string
  /** Where policy violation reports are passed on to; the whole address. */
  CSP_COLLECTOR: string
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
const thirdPartyHeaders: readonly string[] = [
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

/** Headers of one connection rather than of the message (RFC 9110, section 7.6.1), and of the visitor's own host. */
const ofConnection = ["connection", "keep-alive", "proxy-connection", "te", "trailer", "upgrade", "expect", "host"]

/** The service that requests for a URL of the site are forwarded to; undefined if the site itself answers them. */
export function proxyTarget(
  { pathname, search }: URL,
  { GROWTHBOOK_UPSTREAM, BACKEND_UPSTREAM }: Omit<Upstreams, "CSP_COLLECTOR">,
): ProxyTarget | undefined {
  const isOwn = backendPaths.includes(pathname)
  const upstream = isOwn ? BACKEND_UPSTREAM : pathname.startsWith(flagPath) ? GROWTHBOOK_UPSTREAM : ""
  if (upstream === "") return undefined
  const rest = isOwn ? pathname : pathname.slice(flagPath.length - 1)
  return { url: new URL(upstream.replace(/\/$/, "") + rest + search), isOwn }
}

/** What a host knows of a visitor beside the request's headers. */
interface Visitor {
  scheme: string
  address?: string | undefined
}

/**
 * What a service gets of a request's headers: a third-party service learns nothing about the visitor. Host is always
 * the service's own, by which it proves itself.
 */
export function passedHeaders(headers: Headers, isOwn: boolean, { scheme, address }: Visitor): Headers {
  if (!isOwn) return new Headers([...headers].filter(([name]) => thirdPartyHeaders.includes(name)))
  const passed = new Headers(headers)
  for (const name of ofConnection) passed.delete(name)
  passed.set("x-forwarded-host", headers.get("host") ?? "")
  if (!passed.has("x-forwarded-proto")) passed.set("x-forwarded-proto", scheme)
  if (address !== undefined) passed.append("x-forwarded-for", address)
  return passed
}

/** How the system names why a service could not be reached, such as ECONNREFUSED. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "failed"

/** How long a body may be for its operation to be read from it; those of the site are much shorter. */
const maxReadBody = 64 * 1024

/** The body of an operation; undefined for one that is too long to be read, and is streamed. */
async function bodyOf({ req }: Context): Promise<ArrayBuffer | undefined> {
  const isShort = Number(req.header("content-length") ?? Infinity) <= maxReadBody
  return req.method === "POST" && isShort ? req.arrayBuffer() : undefined
}

/**
 * Forwards a request to a service and streams the response, event by event. A third-party service sets no cookies; an
 * unreachable one becomes status 502. Notes for the log what the request is and why it failed.
 * @param address the visitor's IP address, if it is known
 */
export async function forward(c: Context, { url, isOwn }: ProxyTarget, address?: string): Promise<Response> {
  const { raw } = c.req
  const headers = passedHeaders(raw.headers, isOwn, { scheme: new URL(raw.url).protocol.slice(0, -1), address })
  const notes: ForwardNotes = {}
  c.set("forwardNotes", notes)
  try {
    const body = isOwn ? await bodyOf(c) : undefined
    if (body) notes.operation = operationIn(new TextDecoder().decode(body))
    const answer = await proxy(url, { raw, headers, redirect: "manual", ...(body && { body }) })
    if (!isOwn) answer.headers.delete("set-cookie")
    return answer
  } catch (error) {
    notes.error = codeOf(error instanceof Error ? error.cause : undefined)
    return c.text("Bad gateway\n", 502)
  }
}
