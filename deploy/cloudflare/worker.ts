import { basePath } from "../../src/lib/basePath"
import { passOn, proxyTarget } from "../../src/hosting/proxy"
import { createSiteHost } from "../../src/hosting/siteHost"
import type { StoredFile } from "../../src/hosting/storedFile"

/** The bindings in wrangler.jsonc. */
export interface Environment {
  /** The built site. */
  ASSETS: { fetch: (request: Request) => Promise<Response> }
  /** Content of defaults.json. */
  SETTINGS: Record<string, unknown>
  GROWTHBOOK_UPSTREAM: string
  BACKEND_UPSTREAM: string
}

/** The visitor's Accept-Encoding: the header itself says what Cloudflare's edge accepts. */
function acceptEncoding(request: Request): string | null {
  const cf: unknown = "cf" in request ? request.cf : undefined
  if (typeof cf !== "object" || cf === null || !("clientAcceptEncoding" in cf)) return null
  return typeof cf.clientAcceptEncoding === "string" ? cf.clientAcceptEncoding : null
}

/** The settings of this environment as a file. */
async function settingsFile(settings: Record<string, unknown>): Promise<StoredFile> {
  const text = new TextEncoder().encode(JSON.stringify(settings))
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", text))
  const etag = Array.from(hash.subarray(0, 8), (byte) => byte.toString(16).padStart(2, "0")).join("")
  return { etag: `"${etag}"`, size: text.byteLength, read: async () => text }
}

/** Creates the function that finds a file of the built site. */
function finder({ ASSETS, SETTINGS }: Environment, origin: string) {
  return async (file: string): Promise<StoredFile | null> => {
    if (file === "defaults.json") return settingsFile(SETTINGS)
    const address = new URL(`/${file.split("/").map(encodeURIComponent).join("/")}`, origin)
    const response = await ASSETS.fetch(new Request(address))
    const { body } = response
    if (response.status !== 200 || body === null) return null
    return { etag: response.headers.get("etag") ?? `"${file}"`, read: async () => body }
  }
}

/** The worker: serves the built site by the same rules as every host, and forwards to the services behind it. */
const worker = {
  async fetch(request: Request, environment: Environment): Promise<Response> {
    const target = proxyTarget(new URL(request.url), environment)
    if (target) return passOn(request, target)
    const find = finder(environment, request.url)
    return createSiteHost({ basePath, find, acceptEncoding })(request)
  },
}

// oxlint-disable-next-line import/no-default-export -- the runtime asks for it
export default worker
