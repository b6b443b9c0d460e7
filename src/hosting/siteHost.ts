import { isCurrent, requestedRange } from "./conditional"
import { createPageRequest, isPage, type PageRequest } from "./pageRequest"
import { fileChoices, mendedAddress, negotiateLanguage, type FileChoice } from "./hostRules"
import { acceptedEncodings, isCompressible, type Encoding } from "./precompressed"
import type { FindFile, Found, StoredFile } from "./storedFile"
import { cacheControl, contentType, reportPath, securityHeaders } from "./responseHeaders"

/** The files that the host serves, and how it decides experiments. */
export interface SiteHostOptions {
  /** Base path of the site, without a trailing slash. */
  basePath: string
  find: FindFile
  /** The visitor's own Accept-Encoding, for runtimes that may change the header; null if the header is unchanged. */
  acceptEncoding?: (request: Request) => string | null
  /** Decides the experiments of a page (decidingHost.ts); undefined for the page as built. */
  decide?: (page: PageRequest) => Promise<Response | undefined>
}

/** A Cloudflare extension of the standard: the body is already compressed. */
interface EncodedResponseInit extends ResponseInit {
  encodeBody?: "manual"
}

function errorResponse(status: number, text: string, headers: Record<string, string> = {}): Response {
  return new Response(`${text}\n`, { status, headers: { "content-type": "text/plain; charset=utf-8", ...headers } })
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

/** The first candidate that exists, in its best available coding. */
async function findFirst(
  { find }: SiteHostOptions,
  choices: FileChoice[],
  encodings: Encoding[],
): Promise<Found | undefined> {
  for (const choice of choices) {
    for (const encoding of isCompressible(choice.file) ? encodings : []) {
      const stored = await find(choice.file + encoding.suffix)
      if (stored) return { choice, stored, encoding }
    }
    const stored = await find(choice.file)
    if (stored) return { choice, stored }
  }
  return undefined
}

async function send(request: Request, { choice, stored, encoding }: Found, vary: string[]): Promise<Response> {
  const { file, status } = choice
  const varying = [...(isCompressible(file) ? ["Accept-Encoding"] : []), ...vary]
  const headers = new Headers({ "cache-control": cacheControl(file), etag: stored.etag })
  if (varying.length > 0) headers.set("vary", varying.join(", "))
  if (status === 200 && isCurrent(request.headers.get("if-none-match"), stored.etag)) {
    return new Response(null, { status: 304, headers })
  }
  headers.set("content-type", contentType(file))
  if (encoding) headers.set("content-encoding", encoding.name)
  const isHead = request.method === "HEAD"
  const range = rangeHeaderOf(request, stored.etag)
  if (status === 200 && !isHead && range !== null) return sendPart(await wholeOf(stored), range, { headers, encoding })
  if (stored.size !== undefined) headers.set("content-length", String(stored.size))
  const init: EncodedResponseInit = { status, headers, ...(encoding && { encodeBody: "manual" }) }
  return new Response(isHead ? null : await stored.read(), init)
}

/**
 * The header Range; null if there is none, or if it is meant for another version of the file (RFC 9110, section
 * 13.1.5).
 */
function rangeHeaderOf({ headers }: Request, etag: string): string | null {
  const version = headers.get("if-range")
  return version === null || version === etag ? headers.get("range") : null
}

async function wholeOf(stored: StoredFile): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await new Response(await stored.read()).arrayBuffer())
}

/**
 * Sends the part of a file that a Range header asks for; the whole file if the header is ignored (requestedRange), or
 * status 416 if there is no such part.
 */
function sendPart(
  whole: Uint8Array<ArrayBuffer>,
  header: string,
  { headers, encoding }: { headers: Headers; encoding: Encoding | undefined },
): Response {
  const size = whole.byteLength
  const range = requestedRange(header, size)
  if (range === null) return errorResponse(416, "Range not satisfiable", { "content-range": `bytes */${size}` })
  const init: EncodedResponseInit = { headers, ...(encoding && { encodeBody: "manual" }) }
  if (range === undefined) return new Response(whole, init)
  headers.set("content-range", `bytes ${range.first}-${range.last}/${size}`)
  return new Response(whole.subarray(range.first, range.last + 1), { ...init, status: 206 })
}

/** Responses without a file: errors, the redirect to the base path, CSP reports; undefined if the path needs a file. */
function answerWithoutFile(request: Request, path: string, basePath: string): Response | undefined {
  if (path === basePath + reportPath && request.method === "POST") return new Response(null, { status: 204 })
  if (request.method !== "GET" && request.method !== "HEAD") {
    return errorResponse(405, "Method not allowed", { allow: "GET, HEAD" })
  }
  if (path === basePath) {
    return new Response(null, { status: 301, headers: { location: `${path}/${new URL(request.url).search}` } })
  }
  return path.startsWith(`${basePath}/`) ? undefined : errorResponse(404, "Not found")
}

/** Responds to a request, without the headers that every response has. */
async function answer(request: Request, options: SiteHostOptions): Promise<Response> {
  const { basePath } = options
  const url = new URL(request.url)
  const path = decodedPath(url)
  if (path === null) return errorResponse(400, "Bad request")
  const answered = answerWithoutFile(request, path, basePath)
  if (answered) return answered
  return answerWithFile(request, url, path, options)
}

/** Redirects from a damaged address to the page of the build to which it leads; undefined if there is none. */
async function redirectToPage(
  url: URL,
  found: Found | undefined,
  options: SiteHostOptions,
): Promise<Response | undefined> {
  if (found?.choice.status === 200 && !url.pathname.endsWith("/index.html")) return undefined
  const { basePath } = options
  const { paths, search } = mendedAddress(url, basePath)
  for (const path of paths) {
    const choice = (await findFirst(options, fileChoices(path), []))?.choice
    if (choice?.status !== 200 || !choice.file.endsWith("index.html")) continue
    return new Response(null, { status: 301, headers: { location: `${basePath}/${path}${search}` } })
  }
  return undefined
}

async function answerWithFile(request: Request, url: URL, path: string, options: SiteHostOptions): Promise<Response> {
  const { basePath, find } = options
  const isStart = path === `${basePath}/`
  const choices = fileChoices(path.slice(basePath.length + 1))
  // The start page in the negotiated language; if the host lacks that file, the page itself switches to the language.
  if (isStart) choices.unshift({ file: `index.${negotiateLanguage(url, request.headers)}.html`, status: 200 })
  const accepted = acceptedEncodings(options.acceptEncoding?.(request) ?? request.headers.get("accept-encoding"))
  const found = await findFirst(options, choices, accepted)
  const redirected = await redirectToPage(url, found, options)
  if (redirected) return redirected
  if (!found) return errorResponse(404, "Not found")
  const decide = isPage(path, found.choice.file) ? options.decide : undefined
  const vary = [...(isStart || decide ? ["Cookie"] : []), ...(isStart ? ["Accept-Language"] : [])]
  const decided = await decide?.(createPageRequest(request, url, found, { accepted, vary, find }))
  return decided ?? send(request, found, vary)
}

/** Creates the request handler for the built site, wherever its files are stored (product decisions, section 3). */
export function createSiteHost(options: SiteHostOptions): (request: Request) => Promise<Response> {
  const common = Object.entries(securityHeaders(options.basePath))
  return async (request) => {
    const response = await answer(request, options)
    for (const [name, value] of common) response.headers.set(name, value)
    return response
  }
}
