import { statSync } from "node:fs"
import { readFile } from "node:fs/promises"
import { extname, resolve, sep } from "node:path"
import { basePath } from "../config/build"
import { compress } from "./compression"
import { chooseFile, negotiateLanguage } from "./hostRules"

const types: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".map": "application/json; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".avif": "image/avif",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".xml": "application/xml; charset=utf-8",
}

export interface StaticHostOptions {
  /** Folder of the built site; what lies in it is served under the base path. */
  distDir: string
  /** File that is served as defaults.json instead of the built site's own. */
  settingsFile?: string
}

/** Version of a file in the form of an entity tag, null when there is no such file. */
function versionOf(path: string): string | null {
  const stats = statSync(path, { throwIfNoEntry: false })
  return stats?.isFile() ? `"${stats.size.toString(36)}-${Math.trunc(stats.mtimeMs).toString(36)}"` : null
}

/** Path of a file inside a folder; the folder itself, which is no file, for a name that leads out of it. */
function pathInside(folder: string, file: string): string {
  const path = resolve(folder, file)
  return path.startsWith(resolve(folder) + sep) ? path : folder
}

function cacheControl(type: string, isImmutable: boolean): string {
  if (isImmutable) return "public, max-age=31536000, immutable"
  return /html|json|javascript/.test(type) ? "no-cache" : "public, max-age=3600"
}

interface Answer {
  path: string
  status: number
  /** The address names one version of the file for ever. */
  isImmutable?: boolean
  headers?: Record<string, string>
}

function refuse(status: number, text: string, headers: Record<string, string> = {}): Response {
  return new Response(`${text}\n`, { status, headers: { "content-type": "text/plain; charset=utf-8", ...headers } })
}

async function sendFile(request: Request, answer: Answer): Promise<Response> {
  const { path, status, isImmutable = false, headers } = answer
  const version = versionOf(path)
  if (version === null) return refuse(404, "Not found")
  const type = types[extname(path)] ?? "application/octet-stream"
  const common = {
    "cache-control": cacheControl(type, isImmutable),
    etag: `W/${version}`,
    vary: "Accept-Encoding",
    ...headers,
  }
  if (status === 200 && request.headers.get("if-none-match") === common.etag) {
    return new Response(null, { status: 304, headers: common })
  }
  const accepted = type.includes("charset") ? request.headers.get("accept-encoding") : null
  const { body, encoding } = await compress(await readFile(path), `${path} ${version}`, accepted)
  const head = { "content-type": type, "content-length": String(body.byteLength), ...common }
  return new Response(request.method === "HEAD" ? null : new Uint8Array(body), {
    status,
    headers: encoding === null ? head : { ...head, "content-encoding": encoding },
  })
}

function decodedPath({ pathname }: URL): string | null {
  try {
    const path = decodeURIComponent(pathname)
    return /[\0\\]/.test(path) ? null : path
  } catch {
    return null
  }
}

/** Which file answers a path below the base path. */
function findAnswer(options: StaticHostOptions, path: string, url: URL, headers: Headers): Answer {
  const inside = (file: string) => pathInside(options.distDir, file)
  const exists = (file: string) => versionOf(inside(file)) !== null
  if (path === `${basePath}/`) {
    // Built for this negotiation; without such a file the page itself changes to the visitor's language.
    const translated = `index.${negotiateLanguage(url, headers)}.html`
    const file = exists(translated) ? translated : "index.html"
    return { path: inside(file), status: 200, headers: { vary: "Accept-Encoding, Cookie, Accept-Language" } }
  }
  const { settingsFile } = options
  if (path === `${basePath}/defaults.json` && settingsFile !== undefined && versionOf(settingsFile) !== null) {
    return { path: settingsFile, status: 200 }
  }
  const { files, status } = chooseFile(path, exists)
  const file = files.find(exists)
  if (file === undefined) return { path: inside("404.html"), status: 404 }
  return { path: inside(file), status, isImmutable: file.startsWith("assets/") }
}

/** A function that serves the built site as a static host does (product decisions, section 3). */
export function createStaticHost(options: StaticHostOptions): (request: Request) => Promise<Response> {
  return async (request) => {
    const url = new URL(request.url)
    const path = decodedPath(url)
    if (path === null) return refuse(400, "Bad request")
    if (request.method !== "GET" && request.method !== "HEAD") {
      return refuse(405, "Method not allowed", { allow: "GET, HEAD" })
    }
    if (path === basePath) return new Response(null, { status: 301, headers: { location: `${path}/${url.search}` } })
    if (!path.startsWith(`${basePath}/`)) return refuse(404, "Not found")
    return sendFile(request, findAnswer(options, path, url, request.headers))
  }
}
