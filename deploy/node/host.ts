import type { IncomingMessage, Server, ServerResponse } from "node:http"
import type { Duplex } from "node:stream"
import { createAdaptorServer } from "@hono/node-server"
import { getConnInfo } from "@hono/node-server/conninfo"
import { Hono } from "hono"
import { compress } from "hono/compress"
import { limitedLog, log } from "../../src/hosting/log"
import { fileInside } from "../../src/hosting/nodeFiles"
import { codeOf, proxyTarget, type ProxyTarget } from "../../src/hosting/proxy"
import { requestFacts } from "../../src/hosting/requestFacts"
import { createSiteApp } from "../../src/hosting/siteApp"
import { basePath } from "../../src/lib/basePath"
import { startExperimentDecider } from "./decider"
import { forwardSocket } from "./forwardSocket"
import { createMetrics } from "./metrics"
import { optionsFrom, readRelease, type HostOptions } from "./options"

const serverOptions = {
  /** Longer than any balancer keeps an idle connection (Google's: 600 s), or a request could meet its end. */
  keepAliveTimeout: 620_000,
  /** Other services of the shop set cookies, too. */
  maxHeaderSize: 64 * 1024,
}

/** The service that a WebSocket is for; undefined for any other request, which is answered like one without Upgrade. */
function socketTarget({ url = "", headers }: IncomingMessage, { upstreams }: HostOptions): ProxyTarget | undefined {
  if (headers.upgrade?.toLowerCase() !== "websocket" || !URL.canParse(url, "http://site")) return undefined
  const target = proxyTarget(new URL(url, "http://site"), upstreams)
  return target?.isOwn ? target : undefined
}

/**
 * Creates the server, which also forwards WebSockets.
 * @param sockets is kept up to date: connections that have become WebSockets, which the server no longer knows
 * @param onFailure is told why a WebSocket's service could not be reached
 */
function createServer(
  fetch: Parameters<typeof createAdaptorServer>[0]["fetch"],
  options: HostOptions,
  sockets: Set<Duplex>,
  onFailure: (code: string) => void,
): Server {
  const shouldUpgradeCallback = (request: IncomingMessage) => socketTarget(request, options) !== undefined
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one of node:http by default
  const server = createAdaptorServer({ fetch, serverOptions: { ...serverOptions, shouldUpgradeCallback } }) as Server
  return server.on("upgrade", (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const target = socketTarget(request, options)
    sockets.add(socket.once("close", () => sockets.delete(socket)))
    // A host that is being stopped opens no more of them.
    if (target && server.listening) forwardSocket(request, socket, head, target, onFailure)
    else socket.destroy()
  })
}

/** Starts the host with the variables of its environment; resolves once it listens. */
async function start(env: Parameters<typeof optionsFrom>[0]): Promise<void> {
  const options = optionsFrom(env)
  const { releaseDir, upstreams } = options
  const { release, settings } = await readRelease(releaseDir)
  const decide = await startExperimentDecider(options, settings)
  const sockets = new Set<Duplex>()
  const metrics = createMetrics(sockets)
  if (options.metricsPort !== undefined) await metrics.serve(options.metricsPort, options.address)
  const logLimited = limitedLog()
  let stopping = false

  const app = new Hono<{ Bindings: { incoming: IncomingMessage; outgoing: ServerResponse } }>()
  app.use(async (c, next) => {
    const begun = performance.now()
    const { outgoing } = c.env
    outgoing.once("close", () => {
      const { errored, statusCode, writableFinished } = outgoing
      // A service that fails within its answer, too, is one that could not be reached.
      const problem = errored && { status: 502, error: codeOf(errored.cause) }
      const facts = { ...requestFacts(c, writableFinished ? statusCode : 499, begun), ...problem }
      metrics.countRequest(facts)
      if (options.logsRequests || facts.status >= 500) log("request", { release, ...facts })
    })
    await next()
    if (stopping) c.res.headers.set("connection", "close")
  })
  app.use(async (c, next) => {
    // More than one (RFC 9112, section 3.2): hosts in front could take another one than this host.
    const hosts = c.env.incoming.rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === "host")
    return hosts.length > 1 ? c.text("Bad request\n", 400) : next()
  })
  // What a service has compressed, the library has decompressed.
  for (const path of ["growthbook-proxy/*", "graphql"]) app.use(`${basePath}/${path}`, compress())
  app.route(
    "/",
    createSiteApp({
      release,
      find: async (file) => fileInside(releaseDir, file),
      decide,
      upstreams: () => upstreams,
      addressOf: (c) => getConnInfo(c).remote.address,
      isStopping: () => stopping,
      onReport: (report) => {
        metrics.cspReports.inc({ directive: report.directive })
        logLimited("csp-report", { ...report }, report.directive)
      },
      onRegistration: (operation, status) => {
        metrics.registrations.inc({ operation, status })
        log("registration", { release, operation, status })
      },
    }),
  )

  const server = createServer(app.fetch, options, sockets, (error) => {
    metrics.upstreamErrors.inc({ code: error })
    log("socket", { release, error })
  })
  await new Promise<void>((resolve, reject) => {
    const { port, address: host, sharesPort: reusePort } = options
    server.once("error", reject).listen({ port, host, reusePort }, resolve)
  })
  log("listening", { release, port: options.port, address: options.address })

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
