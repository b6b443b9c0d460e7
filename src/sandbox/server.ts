import { readFileSync } from "node:fs"
import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import { Http2ServerResponse } from "node:http2"
import { join } from "node:path"
import { getRequestListener } from "@hono/node-server"
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response"
import { useServer } from "graphql-ws/use/ws"
import { getResponse } from "msw"
import { WebSocketServer } from "ws"
import { mayRunExperiments } from "../hosting/stamp"
import { basePath } from "../lib/basePath"
import { createSandboxExperimentDecider } from "./decider"
import { createRequestHandlers } from "./handlers"
import { externalPage } from "./externalPages"
import { renderDocument, scriptPath } from "./pages/page"
import { findSandboxPage } from "./pages/findSandboxPage"
import { createRoots, schema } from "./schema"
import { createStaticHost } from "./staticHost"
import { createWorld, type World } from "./world"

/** Where the server listens and what it serves. */
export interface ServerOptions {
  /** 0, the default, picks a free port. */
  port?: number
  host?: string
  distDir?: string
  /** File that is served as /acquisition/defaults.json. */
  settingsFile?: string
  /** Folder of the site's bundle for hosts; with it, the server decides experiments itself, as some hosts do. */
  bundleDir?: string
  /** Script of the sandbox's own pages; the build writes it beside the server. */
  scriptFile?: string
  /** The machine's clock, milliseconds since the epoch. */
  now?: () => number
}

/** A running server. */
export interface SandboxServer {
  /** Scheme, host and port, without a trailing slash. */
  url: string
  world: World
  /** Closes every connection; resolves when the port is free. */
  stop: () => Promise<void>
}

/** As much as the hosts take: other services of the shop set cookies, too. */
const maxHeaderSize = 64 * 1024

function answer(body: string, type: string): Response {
  return new Response(body, { headers: { "content-type": `${type}; charset=utf-8`, "cache-control": "no-store" } })
}

/** Responds to every request: mocked backend, the sandbox's own files and pages, the external pages, the built site. */
async function createHost(
  world: World,
  { distDir = "dist", settingsFile = "defaults.json", bundleDir, ...options }: ServerOptions,
) {
  const { scriptFile = join(import.meta.dirname, "pages.js") } = options
  const handlers = createRequestHandlers(world)
  const decide = bundleDir === undefined ? undefined : await createSandboxExperimentDecider(world, bundleDir)
  const hasExperiments = () => mayRunExperiments(world.state.settings ?? {})
  const site = createStaticHost({ distDir, settingsFile, hasExperiments, decide })
  return async (request: Request): Promise<Response> => {
    const mocked = await getResponse(handlers, request)
    if (mocked) return mocked
    const url = new URL(request.url)
    if (url.pathname === scriptPath) return answer(readFileSync(scriptFile, "utf8"), "text/javascript")
    const page = findSandboxPage(world, url)
    if (page) return answer(renderDocument(page), "text/html")
    return externalPage(url) ?? site.fetch(request)
  }
}

/**
 * Drops the connection in the middle of a response. If a reused connection is dropped before the response starts, a
 * browser retries the request by itself.
 */
function dropConnection(res: ServerResponse): void {
  res.writeHead(200, { "content-type": "application/json", "content-length": "1000" })
  res.write("{", () => res.destroy())
}

/**
 * Starts the sandbox as a real HTTP server with its subscription socket.
 * @returns the server, as soon as it listens; rejects if the port is taken
 */
export async function startServer(options: ServerOptions = {}): Promise<SandboxServer> {
  const { port = 0, host = "127.0.0.1", now } = options
  const world = createWorld(now ? { now } : {})
  const respond = await createHost(world, options)

  const listener = getRequestListener(
    async (request, { outgoing }) => {
      const response = await respond(request)
      // Response.error() stands for a dropped connection (faults.ts).
      if (response.type !== "error" || outgoing instanceof Http2ServerResponse) return response
      dropConnection(outgoing)
      return RESPONSE_ALREADY_SENT
    },
    // The mocked backend's library knows only the runtime's own classes.
    { overrideGlobalObjects: false },
  )
  const isSocket = ({ headers }: IncomingMessage) => headers.upgrade?.toLowerCase() === "websocket"
  const server = createServer({ maxHeaderSize, shouldUpgradeCallback: isSocket }, (req, res) => void listener(req, res))
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(port, host, resolve)
  })
  const sockets = new WebSocketServer({ server, path: `${basePath}/graphql-ws` })
  const subscriptions = useServer({ schema, roots: createRoots(world) }, sockets)
  const address = server.address()
  const usedPort = typeof address === "object" && address !== null ? address.port : port
  return {
    url: `http://${host}:${usedPort}`,
    world,
    async stop() {
      await subscriptions.dispose()
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      await closed
    },
  }
}
