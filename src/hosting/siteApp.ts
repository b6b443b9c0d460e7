import { Hono, type Context, type MiddlewareHandler } from "hono"
import { bodyLimit } from "hono/body-limit"
import { etag } from "hono/etag"
import { getMimeType } from "hono/utils/mime"
import { basePath } from "../lib/basePath"
import { takeReport, type CspReport } from "./cspReports"
import { fileChoices, mendedAddress, negotiateLanguage, type FileChoice } from "./hostRules"
import { acceptedCodings, isCompressible } from "./precompressed"
import { forward, proxyTarget, type Upstreams } from "./proxy"
import { watchRegistration, type OnRegistration } from "./registrations"
import { requestedRange } from "./requestedRange"
import { cacheControl, mediaTypes, reportPath, securityHeaders } from "./responseHeaders"

/** A file of the built site, as a host stores it. */
export interface StoredFile {
  etag: string
  body: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>
}

/** Finds a file by its path inside the built site; null if there is none. */
export type FindFile = (file: string, c: Context) => Promise<StoredFile | null>

/** Makes an answer with its headers and those of every answer, at once: one by one they take a fifth of the time. */
type Respond = (body: StoredFile["body"], status: number, headers: Record<string, string>) => Response

/** A page, or another file, that somebody asks for. */
export interface PageRequest {
  url: URL
  file: string
  etag: string
  /** Status of the page as built. */
  status: FileChoice["status"]
  /** The request headers that the response depends on, for its header Vary. */
  vary: string
  respond: Respond
  html: () => Promise<string>
}

/** Decides the experiments of a page (decidingHost.ts); undefined for the page as built. */
export type DecidePage = (c: Context, page: PageRequest) => Promise<Response | undefined>

/** What a host adds to the rules that all of them have. */
export interface SiteOptions {
  find: FindFile
  /** The name of the release, for a header of each answer. */
  release?: string
  decide?: DecidePage | undefined
  /** The services behind the site; by default the host answers their addresses itself. */
  upstreams?: (c: Context) => Upstreams
  addressOf?: (c: Context) => string | undefined
  onRegistration?: OnRegistration
  onReport?: (report: CspReport) => void
  /** Whether the host takes no more requests. */
  isStopping?: () => boolean
  /** For a runtime that would compress a file again that is sent compressed. */
  asStored?: (response: Response) => Response
}

/** The decoded path of a URL; null if it is malformed or could lead out of the site's folder. */
function decodedPath({ pathname }: URL): string | null {
  try {
    const path = decodeURIComponent(pathname)
    return /[\0\\]|\/\.\.?(?:\/|$)/.test(path) ? null : path
  } catch {
    return null
  }
}

/**
 * Whether the file that is sent for a path is the page at that path. It is not if the path itself names a file, nor if
 * the file is 404.html, which says that there is no page.
 */
const isPage = (path: string, file: string) => file.endsWith(".html") && file !== "404.html" && !/\.[^/]*$/.test(path)

async function findFirst<Choice extends { file: string }>(find: FindFile, choices: readonly Choice[], c: Context) {
  for (const choice of choices) {
    const stored = await find(choice.file, c)
    if (stored) return { ...choice, stored }
  }
  return undefined
}

/** Where a damaged address leads: to a page of the build, with its query; undefined if there is none. */
async function mendedLocation(url: URL, find: FindFile, c: Context): Promise<string | undefined> {
  const { paths, search } = mendedAddress(url, basePath)
  for (const path of paths) {
    const found = await findFirst(find, fileChoices(path), c)
    if (found?.status === 200 && found.file.endsWith("index.html")) return `${basePath}/${path}${search}`
  }
  return undefined
}

/** Of what says how the host is. */
const noStore = { "cache-control": "no-store" }

/** The Range header; undefined if there is none, or if it is meant for another version (RFC 9110, section 13.1.5). */
function rangeOf(c: Context): string | undefined {
  const version = c.req.header("if-range")
  return version === undefined || version === c.res.headers.get("etag") ? c.req.header("range") : undefined
}

/** Sends the part of a file that a request asks for; the library does so only for files on a disk. */
const ranges: MiddlewareHandler = async (c, next) => {
  await next()
  const range = rangeOf(c)
  if (range === undefined || c.req.method !== "GET" || c.res.status !== 200) return
  const whole = new Uint8Array(await c.res.arrayBuffer())
  const { headers } = c.res
  const part = requestedRange(range, whole.byteLength)
  if (part === undefined) {
    c.res = new Response(whole, { headers })
    return
  }
  const [first, end] = part ? [part.first, part.last + 1] : [0, 0]
  headers.set("content-length", String(end - first))
  headers.set("content-range", `bytes ${part ? `${first}-${part.last}` : "*"}/${whole.byteLength}`)
  c.res = new Response(whole.subarray(first, end), { status: part ? 206 : 416, headers })
}

const entityTags = etag()

/** Answers 304 to those who have the file. Only they need the library, which reads and sets headers one by one. */
const revalidation: MiddlewareHandler = (c, next) =>
  c.req.header("if-none-match") === undefined ? next() : entityTags(c, next)

/** Sends a file, or the best of its compressed copies that the browser takes. */
async function send(c: Context, built: StoredFile, page: PageRequest, { find, asStored }: SiteOptions) {
  const { file, vary } = page
  const copies = acceptedCodings(c).map(({ encoding, extension }) => ({ encoding, file: file + extension }))
  const copy = isCompressible(file) ? await findFirst(find, copies, c) : undefined
  const { etag: tag, body } = copy?.stored ?? built
  const response = page.respond(body, page.status, {
    ...(vary !== "" && { vary }),
    "cache-control": cacheControl(file),
    "content-type": getMimeType(file, mediaTypes) ?? getMimeType(file) ?? "application/octet-stream",
    etag: tag,
    ...(copy && { "content-encoding": copy.encoding }),
    ...(body instanceof Uint8Array && { "content-length": String(body.byteLength) }),
  })
  return copy && asStored ? asStored(response) : response
}

type FoundFile = FileChoice & { stored: StoredFile }

async function answer(c: Context, url: URL, path: string, found: FoundFile, respond: Respond, options: SiteOptions) {
  const { file, status, stored } = found
  const decide = isPage(path, file) ? options.decide : undefined
  const isStart = path === `${basePath}/`
  const varying = [
    ...(isCompressible(file) ? ["Accept-Encoding"] : []),
    ...(isStart || decide ? ["Cookie"] : []),
    ...(isStart ? ["Accept-Language"] : []),
  ]
  // Found again, since on some hosts a file that was found can be read only once.
  const html = async () => new Response((await options.find(file, c))?.body).text()
  const page = { url, file, status, etag: stored.etag, vary: varying.join(", "), respond, html }
  return (await decide?.(c, page)) ?? send(c, stored, page, options)
}

/**
 * Creates the application that serves the built site, wherever its files are stored, by the rules of every host
 * (product decisions, section 3).
 */
export function createSiteApp(options: SiteOptions): Hono {
  const { find, release, upstreams, addressOf, onRegistration, onReport, isStopping = () => false } = options
  const app = new Hono()
  const common = { ...securityHeaders(basePath), ...(release !== undefined && { "x-release": release }) }
  const complete = new WeakSet<Response>()
  const respond: Respond = (body, status, headers) => {
    const response = new Response(body, { status, headers: { ...common, ...headers } })
    complete.add(response)
    return response
  }
  app.use(async (c, next) => {
    await next()
    if (!complete.has(c.res)) for (const [name, value] of Object.entries(common)) c.res.headers.set(name, value)
  })
  app.use(async (c, next) => {
    const target = upstreams && proxyTarget(new URL(c.req.url), upstreams(c))
    if (!target) return next()
    const forwarded = await forward(c, target, addressOf?.(c))
    return onRegistration ? watchRegistration(c, forwarded, onRegistration) : forwarded
  })
  app.post(basePath + reportPath, bodyLimit({ maxSize: 64 * 1024 }), (c) =>
    takeReport(c, upstreams?.(c).CSP_COLLECTOR ?? "", onReport),
  )
  app.get(`${basePath}/healthz`, (c) => c.text("ok\n", 200, noStore))
  app.get(`${basePath}/readyz`, async (c) => {
    const isReady = !isStopping() && (await find("index.html", c))
    return isReady ? c.text("ok\n", 200, noStore) : c.text("not ready\n", 503, noStore)
  })
  app.get("*", revalidation, ranges, async (c) => {
    const url = new URL(c.req.url)
    const path = decodedPath(url)
    if (path === null) return c.text("Bad request\n", 400)
    if (path === basePath) return c.redirect(`${basePath}/${url.search}`, 301)
    if (!path.startsWith(`${basePath}/`)) return c.text("Not found\n", 404)
    const choices = fileChoices(path.slice(basePath.length + 1))
    // The start page in the negotiated language; if the host lacks that file, the page itself switches to the language.
    const startPage: FileChoice = { file: `index.${negotiateLanguage(url, c.req.raw.headers)}.html`, status: 200 }
    const found = await findFirst(find, path === `${basePath}/` ? [startPage, ...choices] : choices, c)
    const isRight = found?.status === 200 && !url.pathname.endsWith("/index.html")
    const location = isRight ? undefined : await mendedLocation(url, find, c)
    if (location !== undefined) return c.redirect(location, 301)
    return found ? answer(c, url, path, found, respond, options) : c.text("Not found\n", 404)
  })
  app.all("*", (c) => c.text("Method not allowed\n", 405, { allow: "GET, HEAD" }))
  return app
}
