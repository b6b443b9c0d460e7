import { createSecureServer } from "node:http2"
import { brotliCompressSync } from "node:zlib"
import { serve } from "@hono/node-server"
import { serveStatic } from "@hono/node-server/serve-static"
import { Hono, type Context } from "hono"
import { proxy } from "hono/proxy"
import { makeCertificate } from "../support/certificate.ts"

/** A host that behaves like a CDN: HTTP/2 over TLS, with what the build has compressed. */
export interface BenchmarkServer {
  /** Scheme, host and port, without a trailing slash. */
  url: string
  /** Adds what does not exist as a file, or replaces one; a page, unless another media type is given. */
  add: (path: string, text: string, type?: string) => void
  stop: () => Promise<void>
}

/**
 * Starts the host; rejects if no certificate can be created (openssl is missing).
 * @param distDir folder of the built site
 * @param backend address of the mocked backend, which answers whatever is not a file
 */
export async function startBenchmarkServer(distDir: string, backend: string): Promise<BenchmarkServer> {
  /** What is in memory, by path: every file from its second request on, so that no page waits for the disk. */
  const kept = new Map<string, Response>()
  const found = new Set<string>()
  const app = new Hono()
  app.use(async (c, next) => {
    const answer = kept.get(c.req.path)
    if (answer) return answer.clone()
    await next()
    if (found.has(c.req.path)) kept.set(c.req.path, c.res.clone())
    return undefined
  })
  // Settings come from the backend.
  const ask = ({ req }: Context) => proxy(backend + req.url.slice(new URL(req.url).origin.length), req)
  app.get("/acquisition/defaults.json", ask)
  app.use(
    serveStatic({
      root: distDir,
      precompressed: true,
      rewriteRequestPath: (path) => path.replace(/^\/acquisition/, ""),
      onFound: (file, c) => {
        found.add(c.req.path)
        c.header("cache-control", file.includes("/assets/") ? "public, max-age=31536000, immutable" : "no-cache")
      },
    }),
  )
  app.all("*", ask)
  // The benchmark's browsers are told to accept it.
  const { key, cert, remove } = makeCertificate("127.0.0.1")
  remove()
  const started = Promise.withResolvers<number>()
  const tls = { createServer: createSecureServer, serverOptions: { key, cert } }
  const server = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1", ...tls }, ({ port }) =>
    started.resolve(port),
  )
  return {
    url: `https://127.0.0.1:${await started.promise}`,
    add: (path, text, type = "text/html") => {
      const headers = {
        "content-type": `${type}; charset=utf-8`,
        "content-encoding": "br",
        "cache-control": "no-cache",
      }
      kept.set(path, new Response(brotliCompressSync(text), { headers }))
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
