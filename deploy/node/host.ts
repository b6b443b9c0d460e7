import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import type { Duplex } from "node:stream"
import { NodeRequest, sendNodeResponse } from "srvx/node"
import { fileInside } from "../../src/hosting/nodeFiles"
import { proxyTarget } from "../../src/hosting/proxy"
import { createSiteHost } from "../../src/hosting/siteHost"
import { basePath } from "../../src/lib/basePath"
import { startDecider } from "./decider"
import { forward, forwardSocket } from "./forward"
import { log } from "./log"
import { optionsFrom } from "./options"

/** Says whether the host takes requests: 200, or 503 once it is being stopped. For load balancers. */
const healthPath = "/healthz"

/** The part of the site that a request is about: all that a log line says of its address. */
function areaOf(path: string): string {
  if (!path.startsWith(basePath)) return "outside"
  if (path.startsWith(`${basePath}/assets/`)) return "assets"
  return /\/(?:growthbook-proxy|graphql)/.test(path) ? "services" : "pages"
}

/** Starts the host with the variables of its environment; resolves once it listens. */
async function start(env: Parameters<typeof optionsFrom>[0]): Promise<void> {
  const options = optionsFrom(env)
  const { releaseDir, upstreams } = options
  const decide = await startDecider(options)
  const serveSite = createSiteHost({
    basePath,
    find: async (file) => fileInside(releaseDir, file),
    ...(decide && { decide }),
  })
  /** Connections that have become WebSockets, which the server no longer knows. */
  const sockets = new Set<Duplex>()
  let stopping = false

  const urlOf = ({ url = "/" }: IncomingMessage) =>
    URL.canParse(url, "http://site") ? new URL(url, "http://site") : undefined

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const begun = performance.now()
    const url = urlOf(request)
    if (stopping) response.setHeader("connection", "close")
    const path = url?.pathname ?? ""
    const target = url && proxyTarget(url, upstreams)
    if (path === healthPath) {
      response.writeHead(stopping ? 503 : 200, { "content-type": "text/plain", "cache-control": "no-store" })
      response.end(stopping ? "stopping\n" : "ok\n")
    } else if (target) await forward(request, response, target)
    else await sendNodeResponse(response, await serveSite(new NodeRequest({ req: request, res: response })))
    const { statusCode: status } = response
    if (options.logsRequests || status >= 500) {
      log("request", { area: areaOf(path), status, ms: Math.round(performance.now() - begun) })
    }
  }

  const server = createServer((request, response) => {
    respond(request, response).catch(() => {
      log("request-failed", { area: areaOf(urlOf(request)?.pathname ?? "") })
      response.destroy()
    })
  })
  server.on("upgrade", (request, socket, head) => {
    const url = urlOf(request)
    const target = url && proxyTarget(url, upstreams)
    sockets.add(socket.once("close", () => sockets.delete(socket)))
    if (target?.isOwn && !stopping) forwardSocket(request, socket, head, target)
    else socket.destroy()
  })
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(options.port, options.address, resolve)
  })
  log("listening", { port: options.port, address: options.address })

  /** Takes no more connections, lets requests finish, ends open streams at the deadline. */
  function stop(): void {
    if (stopping) return
    stopping = true
    log("stopping")
    const idle = setInterval(() => server.closeIdleConnections(), 50)
    const deadline = setTimeout(() => {
      server.closeAllConnections()
      for (const socket of sockets) socket.destroy()
    }, options.stopMs)
    server.close(() => {
      clearInterval(idle)
      clearTimeout(deadline)
      log("stopped")
      process.exit(0)
    })
  }
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, stop)
}

await start(process.env).catch((error: unknown) => {
  process.stderr.write(`The host could not start: ${error instanceof Error ? error.message : "unknown"}\n`)
  process.exitCode = 1
})
