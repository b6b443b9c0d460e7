import type { Context } from "hono"
import { getCookie } from "hono/cookie"
import { browserDecidesCookie } from "../lib/browserDecidesCookie"
import { fnv1a } from "../lib/fnv1a"
import { boundedCache } from "./boundedCache"
import { visitorId } from "./cookies"
import { decidedPage, decidedPageEnd } from "./decidedPage"
import type { FlagPayload, HostBundle, HostDecision } from "./hostBundle"
import { acceptedCodings, type ContentCoding } from "./precompressed"
import { redirectTo } from "./redirect"
import type { DecidePage, PageRequest } from "./siteApp"

/** Compresses a page. Its start is the same object for all visitors with the same decision. */
export type CompressPage = (start: Uint8Array, end: string, encoding: ContentCoding) => Promise<Uint8Array<ArrayBuffer>>

interface DecidingOptions {
  site: HostBundle
  /** Gets the latest payload of the flag service; undefined while there is none. */
  payload: (c: Context) => Promise<FlagPayload | undefined>
  /** Without it, the runtime compresses the response by its header Content-Encoding. */
  compress?: CompressPage
  /** The site's own address as visitors' browsers show it; by default that of the request. */
  publicOrigin?: string
  /** What went wrong, as one word; contains nothing from the request. */
  onProblem: (name: string) => void
}

/** How many decided pages are cached, about 100 kB each. */
const maxCachedPages = 300

/**
 * Creates the function that decides the experiments of a page view (product decisions, section 6, "Where a host can
 * think, it decides"): a redirect, or the page as decided. Whatever fails, the page is sent as built.
 */
export function createExperimentDecider(options: DecidingOptions): DecidePage {
  const { site, payload: currentPayload, onProblem, compress } = options
  const publicUrl = ({ url }: PageRequest) => new URL(url.pathname + url.search, options.publicOrigin ?? url)
  const pageCache = boundedCache<{ start: Uint8Array<ArrayBuffer>; hash: string } | undefined>(maxCachedPages)
  const payloadCaches = new WeakMap<FlagPayload, ReturnType<typeof boundedCache<FlagPayload>>>()

  /** The part of the payload that concerns a page, whatever its query. */
  function payloadAt(payload: FlagPayload, { origin, pathname }: URL): Promise<FlagPayload> {
    const cache = payloadCaches.get(payload) ?? boundedCache(maxCachedPages)
    payloadCaches.set(payload, cache)
    const page = origin + pathname
    return cache(page, async () => site.payloadAt(payload, page))
  }

  async function sendDecided(
    c: Context,
    page: PageRequest,
    decision: Omit<HostDecision, "redirect">,
    visit: Record<"path" | "id", string>,
    setting: Record<string, string>,
  ) {
    const { landing } = decision
    const [shared, own] = site.decisionText({ ...decision, ...visit })
    const name = `${page.file} ${page.etag} ${shared}`
    const cached = await pageCache(name, async () => {
      const built = { html: await page.html(), pathname: page.url.pathname }
      const html = await decidedPage(site, built, page.file === "shell.html", landing, shared)
      return html === undefined ? undefined : { start: new TextEncoder().encode(html), hash: fnv1a(name) }
    })
    if (cached === undefined) {
      onProblem("page-not-of-this-build")
      return undefined
    }
    const encoding = acceptedCodings(c)[0]?.encoding
    const etag = `"${cached.hash}-${fnv1a(own)}-${encoding ?? "plain"}"`
    const status = landing?.existsOnlyByFlag ? 200 : page.status
    const end = decidedPageEnd(own)
    const compressed = encoding && (await compress?.(cached.start, end, encoding))
    const body = compressed ?? (await new Blob([cached.start, end]).bytes())
    return page.respond(body, status, {
      // Not no-store, which would keep the page out of the back/forward cache.
      "cache-control": "private, no-cache",
      "content-type": "text/html; charset=utf-8",
      etag,
      vary: page.vary,
      ...setting,
      ...(encoding && { "content-encoding": encoding }),
      // Else it would be sent in pieces. A runtime that compresses has another length.
      ...((compressed || !encoding) && { "content-length": String(body.byteLength) }),
    })
  }

  async function decideAndAnswer(c: Context, page: PageRequest): Promise<Response | undefined> {
    // A secret has moved from the URL to the history entry, which only the browser sees: so the browser decides.
    if (getCookie(c, browserDecidesCookie) !== undefined) return undefined
    const url = publicUrl(page)
    const place = site.hostPageAt(url, c.req.header("referer") ?? "")
    if (!place) return undefined
    const payload = await currentPayload(c)
    if (payload === undefined) return undefined
    const { id, setting } = visitorId(c, url.protocol === "https:")
    const visit = { url: url.href, id, landingPath: place.landingPath }
    const { redirect, ...decision } = site.decideOnHost(await payloadAt(payload, url), visit)
    const redirected = redirectTo(c, url, redirect, decision)
    // A prefetch is not redirected, since the visit may never come: it gets the page as built, and if the visitor
    // comes, the browser decides.
    if (redirected && c.req.header("sec-purpose")?.includes("prefetch")) return undefined
    // A decided page is sent even where redirectTo has refused the redirect: the page as built would make the browser
    // evaluate the redirect again.
    if (!redirected) return sendDecided(c, page, decision, { path: place.path, id }, setting)
    for (const [name, value] of Object.entries(setting)) redirected.headers.append(name, value)
    return redirected
  }

  return async (c, page) => {
    try {
      return await decideAndAnswer(c, page)
    } catch {
      onProblem("decision-failed")
      return undefined
    }
  }
}
