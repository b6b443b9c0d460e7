import { Hono, type Context, type ExecutionContext } from "hono"
import { createExperimentDecider } from "../../src/hosting/decidingHost"
import { createPayloadSource, payloadLoader } from "../../src/hosting/flagPayload"
import { limitedLog, log } from "../../src/hosting/log"
import { passedHeaders, proxyTarget } from "../../src/hosting/proxy"
import { requestFacts } from "../../src/hosting/requestFacts"
import { mayRunExperiments } from "../../src/hosting/stamp"
import { createSiteApp, type StoredFile } from "../../src/hosting/siteApp"

/** The bindings in wrangler.jsonc. */
export interface Environment {
  /** The release. */
  ASSETS: { fetch: (request: Request) => Promise<Response> }
  GROWTHBOOK_UPSTREAM: string
  BACKEND_UPSTREAM: string
  CSP_COLLECTOR: string
  /** "true" for a log line of each request; otherwise only of those that fail. */
  LOG_REQUESTS: string
}

/** The request with the visitor's own Accept-Encoding, which Cloudflare's edge may have changed. */
function asSent(request: Request): Request {
  const cf: unknown = "cf" in request ? request.cf : undefined
  const sent =
    typeof cf === "object" && cf !== null && "clientAcceptEncoding" in cf ? cf.clientAcceptEncoding : undefined
  if (typeof sent !== "string") return request
  const headers = new Headers(request.headers)
  headers.set("accept-encoding", sent)
  return new Request(request, { headers })
}

/** A Cloudflare extension of the standard: the body is already compressed. */
function asStored({ body, status, headers }: Response): Response {
  const init: ResponseInit & { encodeBody: "manual" } = { status, headers, encodeBody: "manual" }
  return new Response(body, init)
}

/** What a JSON file of the release holds. */
async function contentOf(file: string, { ASSETS }: Environment, origin: string): Promise<Record<string, unknown>> {
  const response = await ASSETS.fetch(new Request(new URL(file, origin)))
  const content: unknown = response.ok ? await response.json().catch(() => undefined) : undefined
  return typeof content === "object" ? { ...content } : {}
}

/**
 * Creates the function that decides experiments. The payload and the decided pages live as long as the isolate.
 * @returns undefined where the browser decides: no client key, or no address of the flag service
 */
async function createWorkerExperimentDecider(environment: Environment, origin: string) {
  const { GROWTHBOOK_UPSTREAM } = environment
  const settings = await contentOf("/defaults.json", environment, origin)
  if (!mayRunExperiments(settings)) return undefined
  // Evaluated here, since the runtime refuses random numbers outside of a request.
  const site = await import("virtual:site")
  const service = site.flagServiceOf(settings)
  if (!service || GROWTHBOOK_UPSTREAM === "") return undefined
  const source = createPayloadSource({
    load: payloadLoader(site, GROWTHBOOK_UPSTREAM, service),
    onChange: (working) => log("flags", { working }),
  })
  const payload = (c: Context) => source.get((refresh) => c.executionCtx.waitUntil(refresh))
  return createExperimentDecider({ site, payload, onProblem: limitedLog() })
}

/** Finds a file of the release. */
async function find(file: string, c: Context<{ Bindings: Environment }>): Promise<StoredFile | null> {
  const address = new URL(`/${file.split("/").map(encodeURIComponent).join("/")}`, c.req.url)
  const { status, body, headers } = await c.env.ASSETS.fetch(new Request(address))
  return status === 200 && body !== null ? { etag: headers.get("etag") ?? `"${file}"`, body } : null
}

/** The answer of the backend to a WebSocket's handshake, which the runtime passes on; undefined for other requests. */
function forwardSocket(request: Request, environment: Environment): Promise<Response> | undefined {
  if (request.headers.get("upgrade")?.toLowerCase() !== "websocket") return undefined
  const url = new URL(request.url)
  const target = proxyTarget(url, environment)
  if (!target?.isOwn) return undefined
  const visitor = { scheme: url.protocol.slice(0, -1), address: request.headers.get("cf-connecting-ip") ?? undefined }
  const headers = passedHeaders(request.headers, true, visitor)
  headers.set("upgrade", "websocket")
  return fetch(target.url, { headers })
}

/** Creates the site with its log. */
async function createSite(environment: Environment, origin: string): Promise<Hono> {
  const release = String((await contentOf("/health.json", environment, origin))["release"])
  const logLimited = limitedLog()
  const app = new Hono()
  app.use(async (c, next) => {
    const begun = performance.now()
    await next()
    const facts = requestFacts(c, c.res.status, begun)
    if (environment.LOG_REQUESTS === "true" || facts.status >= 500) log("request", { release, ...facts })
  })
  const site = createSiteApp({
    release,
    find,
    decide: await createWorkerExperimentDecider(environment, origin),
    upstreams: () => environment,
    addressOf: (c) => c.req.header("cf-connecting-ip"),
    asStored,
    onReport: (report) => logLimited("csp-report", { ...report }, report.directive),
    onRegistration: (operation, status) => log("registration", { release, operation, status }),
  })
  return app.route("/", site)
}

/** The site on this isolate, whose environment never changes. */
let app: Hono | undefined

/** The worker: serves the built site by the same rules as every host, and forwards to the services behind it. */
// oxlint-disable-next-line import/no-default-export -- the runtime asks for it
export default {
  async fetch(request: Request, environment: Environment, context: ExecutionContext): Promise<Response> {
    app ??= await createSite(environment, request.url)
    return forwardSocket(request, environment) ?? app.fetch(asSent(request), environment, context)
  },
}
