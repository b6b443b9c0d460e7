import { createDecider } from "../../src/hosting/decidingHost"
import { createPayloadSource, payloadLoader } from "../../src/hosting/flagPayload"
import { basePath } from "../../src/lib/basePath"
import { proxyTarget } from "../../src/hosting/proxy"
import { mayRunExperiments } from "../../src/hosting/stamp"
import { createSiteHost } from "../../src/hosting/siteHost"
import type { StoredFile } from "../../src/hosting/storedFile"
import { forward } from "./forward"

/** The bindings in wrangler.jsonc. */
export interface Environment {
  /** The release. */
  ASSETS: { fetch: (request: Request) => Promise<Response> }
  /** Replaces the content of the release's defaults.json. */
  SETTINGS?: Record<string, unknown>
  GROWTHBOOK_UPSTREAM: string
  BACKEND_UPSTREAM: string
}

/** The visitor's own Accept-Encoding if Cloudflare's edge has changed the header; null if it has not. */
function acceptEncoding(request: Request): string | null {
  const cf: unknown = "cf" in request ? request.cf : undefined
  if (typeof cf !== "object" || cf === null || !("clientAcceptEncoding" in cf)) return null
  return typeof cf.clientAcceptEncoding === "string" ? cf.clientAcceptEncoding : null
}

/** The settings of the configuration as a file. */
async function settingsFile(settings: Record<string, unknown>): Promise<StoredFile> {
  const text = new TextEncoder().encode(JSON.stringify(settings))
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", text))
  const etag = Array.from(hash.subarray(0, 8), (byte) => byte.toString(16).padStart(2, "0")).join("")
  return { etag: `"${etag}"`, size: text.byteLength, read: async () => text }
}

/** The settings of this environment: the release's own, unless the configuration replaces them. */
async function settingsOf({ ASSETS, SETTINGS }: Environment, origin: string): Promise<Record<string, unknown>> {
  if (SETTINGS) return SETTINGS
  const response = await ASSETS.fetch(new Request(new URL("/defaults.json", origin)))
  const settings: unknown = response.ok ? await response.json().catch(() => undefined) : undefined
  return typeof settings === "object" ? { ...settings } : {}
}

/** What the runtime offers beside the request: it can go on after the response. */
interface Context {
  waitUntil: (promise: Promise<unknown>) => void
}

const contexts = new WeakMap<Request, Context>()

/**
 * Creates the function that decides experiments. The payload and the decided pages live as long as the isolate.
 * @returns undefined where the browser decides: no client key, or no address of the flag service
 */
async function createWorkerDecider(environment: Environment, origin: string) {
  const { GROWTHBOOK_UPSTREAM } = environment
  const settings = await settingsOf(environment, origin)
  if (!mayRunExperiments(settings)) return undefined
  // Evaluated here, since the runtime refuses random numbers outside of a request.
  const site = await import("virtual:site")
  const service = site.flagServiceOf(settings)
  if (!service || GROWTHBOOK_UPSTREAM === "") return undefined
  const source = createPayloadSource({
    load: payloadLoader(site, GROWTHBOOK_UPSTREAM, service),
    onChange: (working) => onProblem(working ? "flags-work" : "flags-fail"),
  })
  const payload = (request: Request) => source.get((refresh) => contexts.get(request)?.waitUntil(refresh))
  return createDecider({ site, stickyBucketing: service.stickyBucketing, payload, onProblem })
}

/** The decider of this isolate, whose environment never changes. */
let decider: { decide: Awaited<ReturnType<typeof createWorkerDecider>> } | undefined

/** A line of the worker's log; holds nothing of the request. */
function onProblem(name: string): void {
  // oxlint-disable-next-line no-console -- the runtime's log
  console.warn(name)
}

/** Creates the function that finds a file of the release. */
function finder({ ASSETS, SETTINGS }: Environment, origin: string) {
  return async (file: string): Promise<StoredFile | null> => {
    if (file === "defaults.json" && SETTINGS) return settingsFile(SETTINGS)
    const address = new URL(`/${file.split("/").map(encodeURIComponent).join("/")}`, origin)
    const response = await ASSETS.fetch(new Request(address))
    const { body } = response
    if (response.status !== 200 || body === null) return null
    return { etag: response.headers.get("etag") ?? `"${file}"`, read: async () => body }
  }
}

/** The worker: serves the built site by the same rules as every host, and forwards to the services behind it. */
const worker = {
  async fetch(request: Request, environment: Environment, context: Context): Promise<Response> {
    const target = proxyTarget(new URL(request.url), environment)
    if (target) return forward(request, target)
    const find = finder(environment, request.url)
    contexts.set(request, context)
    decider ??= { decide: await createWorkerDecider(environment, request.url) }
    const { decide } = decider
    return createSiteHost({ basePath, find, acceptEncoding, ...(decide && { decide }) })(request)
  },
}

// oxlint-disable-next-line import/no-default-export -- the runtime asks for it
export default worker
