import { existsSync, readFileSync } from "node:fs"
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from "node:http2"
import path from "node:path"
import { brotliCompressSync } from "node:zlib"
import { makeCertificate } from "../support/certificate.ts"

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".avif": "image/avif",
  ".webp": "image/webp",
  ".jpg": "image/jpeg",
  ".png": "image/png",
  ".woff2": "font/woff2",
}
const compressible = new Set([".html", ".js", ".css", ".json", ".svg"])

/** The response for a path: bytes that are compressed once, before the first measurement. */
interface StoredFile {
  body: Buffer
  headers: Record<string, string>
}

/** A host that behaves like a CDN: HTTP/2 over TLS, everything in memory and compressed with brotli 11. */
export interface BenchmarkServer {
  /** Scheme, host and port, without a trailing slash. */
  url: string
  /** Adds a page that does not exist as a file. */
  add: (path: string, html: string) => void
  stop: () => Promise<void>
}

interface ServerOptions {
  /** Folder of the built site. */
  distDir: string
  /** Address of the mocked backend, which answers whatever is not a file. */
  backend: string
  /** Pages that do not exist as files, by path. */
  pages: Readonly<Record<string, string>>
}

/** Starts the host; rejects if no certificate can be created (openssl is missing). */
export async function startBenchmarkServer({ distDir, backend, pages }: ServerOptions): Promise<BenchmarkServer> {
  const stored = new Map(Object.entries(pages).map(([url, html]) => [url, storedFile(".html", Buffer.from(html))]))
  // The benchmark's browsers are told to accept it.
  const { key, cert, remove } = makeCertificate("127.0.0.1")
  remove()
  const server = createSecureServer({ key, cert, allowHTTP1: true })
  server.on("request", (request, response) => {
    const pathname = request.url.split("?")[0] ?? "/"
    const file = stored.get(pathname) ?? readFile(distDir, pathname)
    if (file) {
      stored.set(pathname, file)
      response.writeHead(200, file.headers)
      response.end(file.body)
    } else {
      forward(request, response, backend).catch(() => response.destroy())
    }
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const address = server.address()
  if (address === null || typeof address === "string") throw new Error("the benchmark's server has no port")
  return {
    url: `https://127.0.0.1:${address.port}`,
    add: (pathname, html) => void stored.set(pathname, storedFile(".html", Buffer.from(html))),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

function storedFile(extension: string, content: Buffer): StoredFile {
  const compressed = compressible.has(extension)
  const immutable = extension === ".html" || extension === ".json" ? "no-cache" : "public, max-age=31536000, immutable"
  return {
    body: compressed ? brotliCompressSync(content) : content,
    headers: {
      "content-type": types[extension] ?? "application/octet-stream",
      "cache-control": immutable,
      ...(compressed && { "content-encoding": "br" }),
    },
  }
}

function readFile(distDir: string, pathname: string): StoredFile | undefined {
  const below = pathname.replace(/^\/acquisition\/?/, "").replace(/\/$/, "")
  // Settings come from the backend.
  if (!pathname.startsWith("/acquisition") || below === "defaults.json") return undefined
  const candidates = below === "" ? ["index.html"] : [below, `${below}/index.html`]
  const found = candidates
    .map((name) => path.join(distDir, name))
    .find((name) => existsSync(name) && /\.\w+$/.test(name))
  return found === undefined ? undefined : storedFile(path.extname(found), readFileSync(found))
}

async function forward(request: Http2ServerRequest, response: Http2ServerResponse, backend: string): Promise<void> {
  const chunks: Uint8Array[] = []
  for await (const chunk of request) if (chunk instanceof Uint8Array) chunks.push(chunk)
  const headers = Object.entries(request.headers).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string" && !/^(?::|host$|connection$)/.test(entry[0]),
  )
  const answer = await fetch(backend + request.url, {
    method: request.method,
    headers,
    redirect: "manual",
    ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
  })
  const kept = [...answer.headers].filter(
    ([name]) => !/^(?:content-encoding|content-length|transfer-encoding|connection|keep-alive)$/.test(name),
  )
  response.writeHead(answer.status, Object.fromEntries(kept))
  response.end(Buffer.from(await answer.arrayBuffer()))
}
