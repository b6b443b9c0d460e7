import { fnv1a } from "../lib/fnv1a"
import { defaultLanguage, isLanguage } from "../lib/languages"
import type { PageRequest } from "./pageRequest"
import { boundedCache } from "./boundedCache"
import { isCurrent } from "./conditional"
import { decidedPageEnd, decidedPage } from "./decidedPage"
import type { Encoding } from "./precompressed"
import { redirectTo } from "./redirect"
import { contentType } from "./responseHeaders"
import type { HostDecision, HostBundle } from "./hostBundle"
import { browserDecidesCookie } from "../lib/browserDecidesCookie"
import { cookieIn, stickyBucketsIn, visitorId } from "./cookies"

/** Compresses a page so that its end can be added for each visitor without compressing it again. */
export type PageCompressor = (
  page: Uint8Array,
  encoding: Encoding["name"],
) => Promise<(end: Uint8Array) => Uint8Array<ArrayBuffer>>

interface DecidingOptions<Payload> {
  site: HostBundle<Payload>
  /** Whether visitors keep the variant that they have seen. */
  stickyBucketing: boolean
  /** Gets the latest payload of the flag service; undefined while there is none. */
  payload: (request: Request) => Promise<Payload | undefined>
  /** Without it, the runtime compresses the response by its header Content-Encoding. */
  encode?: PageCompressor
  /** The URL that the visitor's browser shows; by default that of the request. */
  publicUrl?: (request: Request) => URL
  /** What went wrong, as one word; contains nothing from the request. */
  onProblem: (name: string) => void
}

/** A page as decided, cached for all visitors with this decision. */
interface CachedPage {
  body: Uint8Array
  tag: string
  /** The compressed body by content coding, to which the end is added for each visitor. */
  compressed: Map<Encoding["name"], ReturnType<PageCompressor>>
}

/** How many decided pages are cached, about 100 kB each. */
const maxCachedPages = 300

/** How many entity tags are cached: a page has one for each content coding. */
const maxCachedTags = 2000

const bytesOf = (text: string) => new TextEncoder().encode(text)

/**
 * Creates the function that decides the experiments of a page view (product decisions, section 6, "Where a host can
 * think, it decides"): a redirect, or the page as decided. Whatever fails, the page is sent as built.
 */
export function createDecider<Payload>(options: DecidingOptions<Payload>) {
  const { site, payload: currentPayload, onProblem, publicUrl = ({ url }) => new URL(url) } = options
  const pageCache = boundedCache<CachedPage | undefined>(maxCachedPages)
  /**
   * Maps the entity tag of the copy that was found, which may be compressed, to the tag of the uncompressed file, so
   * that a decision is rendered once for all content codings.
   */
  const plainTags = boundedCache<string>(maxCachedTags)

  async function cachedPage(
    pageRequest: PageRequest,
    landing: HostDecision["landing"],
  ): Promise<CachedPage | undefined> {
    const configuration = landing?.changed ? JSON.stringify(landing.configuration) : ""
    const { file, etag, plainFile } = pageRequest
    const plainTag = await plainTags(`${file} ${etag}`, async () => (await plainFile()).etag)
    return pageCache(`${file} ${plainTag} ${configuration}`, async () => {
      const html = await new Response(await (await plainFile()).read()).text()
      const language = /^[^>]*>\s*<html[^>]* lang="(\w\w)"/.exec(html)?.[1]
      const page = await decidedPage(
        site,
        {
          html,
          pathname: pageRequest.url.pathname,
          language: isLanguage(language) ? language : defaultLanguage,
          isShell: pageRequest.isShell,
        },
        landing,
      )
      if (page === undefined) {
        onProblem("page-not-of-this-build")
        return undefined
      }
      const body = bytesOf(page)
      return { body, tag: fnv1a(page) + body.byteLength.toString(36), compressed: new Map() }
    })
  }

  async function sendDecided(
    pageRequest: PageRequest,
    decision: HostDecision,
    decidedFor: { path: string; id: string },
  ) {
    const { encoding } = pageRequest
    const page = await cachedPage(pageRequest, decision.landing)
    if (!page) return undefined
    const text = site.decisionText({ ...decision, ...decidedFor })
    const coding = encoding ? `-${encoding.name}` : ""
    const etag = `"${page.tag}-${fnv1a(text)}${coding}"`
    const response = pageResponse(pageRequest, etag, decision.landing?.existsOnlyByFlag ? 200 : pageRequest.status)
    if (response.status === 304 || pageRequest.request.method === "HEAD") return response
    const body = await bodyOf(page, bytesOf(decidedPageEnd(text)), encoding, options.encode)
    // Otherwise the runtime compresses the body, which changes its length.
    if (!encoding || options.encode) response.headers.set("content-length", String(body.byteLength))
    return new Response(body, response)
  }

  async function decideAndAnswer(pageRequest: PageRequest): Promise<Response | undefined> {
    const { request } = pageRequest
    // A secret has moved from the URL to the history entry, which only the browser sees: so the browser decides this
    // page view.
    if (cookieIn(request.headers, browserDecidesCookie) !== undefined) return undefined
    const url = publicUrl(request)
    const place = site.hostPageAt(url, request.headers.get("referer") ?? "")
    if (!place) return undefined
    const payload = await currentPayload(request)
    if (payload === undefined) return undefined
    const { id, setCookie } = visitorId(request.headers, url.protocol === "https:")
    const stickyBuckets = options.stickyBucketing ? stickyBucketsIn(request.headers) : undefined
    const visit = { url: url.href, id, landingPath: place.landingPath, stickyBuckets }
    const { redirect, ...decision } = site.decide(payload, visit)
    const redirected = redirect === undefined ? undefined : redirectTo(request, url, { redirect, ...decision })
    // A prefetch is not redirected, since the visit may never come: it gets the page as built, and if the visitor
    // comes, the browser decides.
    if (redirected && isPrefetch(request)) return undefined
    // A decided page is sent even where redirectTo has refused the redirect: the page as built would make the browser
    // evaluate the redirect again.
    const response = redirected ?? (await sendDecided(pageRequest, decision, { path: place.path, id }))
    if (setCookie !== undefined) response?.headers.append("set-cookie", setCookie)
    return response
  }

  return async (pageRequest: PageRequest): Promise<Response | undefined> => {
    try {
      return await decideAndAnswer(pageRequest)
    } catch {
      onProblem("decision-failed")
      return undefined
    }
  }
}

const isPrefetch = ({ headers }: Request) => headers.get("sec-purpose")?.includes("prefetch") === true

/** A page with its end, compressed if there is a compressor. */
async function bodyOf(
  { body, compressed }: CachedPage,
  end: Uint8Array,
  encoding: Encoding | undefined,
  encode: PageCompressor | undefined,
): Promise<Uint8Array<ArrayBuffer>> {
  if (encoding && encode) {
    const append = compressed.get(encoding.name) ?? encode(body, encoding.name)
    compressed.set(encoding.name, append)
    append.catch(() => compressed.delete(encoding.name))
    return (await append)(end)
  }
  const whole = new Uint8Array(body.byteLength + end.byteLength)
  whole.set(body)
  whole.set(end, body.byteLength)
  return whole
}

/** A decided page's response without its body; status 304 if the client's copy is current. */
function pageResponse({ request, encoding, vary }: PageRequest, etag: string, status: number): Response {
  // Not no-store, which would keep the page out of the back/forward cache.
  const headers = new Headers({ "cache-control": "private, no-cache", etag, vary: vary.join(", ") })
  if (status === 200 && isCurrent(request.headers.get("if-none-match"), etag)) {
    return new Response(null, { status: 304, headers })
  }
  headers.set("content-type", contentType("index.html"))
  if (encoding) headers.set("content-encoding", encoding.name)
  return new Response(null, { status, headers })
}
