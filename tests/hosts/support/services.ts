import { createHash } from "node:crypto"
import { once } from "node:events"
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from "node:http"
import { createServer as createSecureServer } from "node:https"
import type { Duplex } from "node:stream"
import type { Certificate } from "../../support/certificate"
import { flagAnswer } from "./flags"

/** A request that a host passed on to a service behind it. */
export interface Passed {
  method: string
  path: string
  headers: IncomingHttpHeaders
  body: string
}

/** The services behind a host, which record what reaches them. */
export interface Services {
  /** Scheme, host and port, without a trailing slash. */
  url: string
  passed: Passed[]
  /** The WebSockets that are open. */
  sockets: ReadonlySet<Duplex>
  /** Sends an event on every open event stream. */
  sendEvent: (data: string) => void
  stop: () => Promise<void>
}

/** Stops a server despite open connections. */
export async function close(server: Server): Promise<void> {
  const closed = once(server, "close")
  server.close()
  server.closeAllConnections()
  await closed
}

/** The port on which a server listens. */
export function portOf(server: Server): number {
  const address = server.address()
  if (typeof address !== "object" || address === null) throw new Error("The server has no port")
  return address.port
}

/** A free port of this machine. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1")
  await once(server, "listening")
  const port = portOf(server)
  await close(server)
  return port
}

/**
 * Starts the backend and the flag service as one server: `/sub/…` is an event stream, `/api/features/…` answers as
 * its key says (flags.ts), `?echo` sends the body back, `?breaks` ends within its answer, everything else describes the request. A WebSocket begins with a greeting and is then an echo.
 * @param certificate for https, under the name that it holds; without it, the services speak http
 */
export async function startServices(certificate?: Certificate): Promise<Services> {
  const passed: Passed[] = []
  const streams = new Set<ServerResponse>()
  const sockets = new Set<Duplex>()
  const create = certificate ? createSecureServer.bind(undefined, certificate) : createServer
  const server = create((request, response) => {
    let body = ""
    request.setEncoding("utf8").on("data", (text: string) => {
      body += text
    })
    request.on("end", () => {
      const { method = "", url: path = "", headers } = request
      passed.push({ method, path, headers, body })
      const experiment = flagAnswer(path, passed.filter((one) => one.path === path).length)
      if (experiment === "hang") return
      if (experiment !== undefined) {
        response.writeHead(experiment.status, { "content-type": "application/json", "cache-control": "no-store" })
        response.end(experiment.body)
        return
      }
      if (!path.includes("/sub/")) {
        const cookie = path.startsWith("/api/") && { "set-cookie": "flags=1" }
        response.writeHead(200, { "content-type": "application/json", "x-sse-support": "enabled", ...cookie })
        if (path.endsWith("?breaks")) response.write("{", () => response.destroy())
        else response.end(path.endsWith("?echo") ? body : JSON.stringify({ method, path, body }))
        return
      }
      streams.add(response)
      response.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-cache" })
      response.write("data: first\n\n")
    })
  })
  server.on("upgrade", ({ headers }, socket: Duplex, head: Buffer) => {
    sockets.add(socket.once("error", () => undefined).once("close", () => sockets.delete(socket)))
    const accepted = createHash("sha1")
      .update(`${headers["sec-websocket-key"] ?? ""}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`)
      .digest("base64")
    const lines = ["HTTP/1.1 101 Switching Protocols", "Connection: Upgrade", "Upgrade: websocket"]
    socket.write([...lines, `Sec-WebSocket-Accept: ${accepted}`, "", "\x81\x05hello"].join("\r\n"), "latin1")
    socket.write(head)
    socket.pipe(socket)
  })
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  return {
    url: certificate ? `https://${certificate.name}:${portOf(server)}` : `http://127.0.0.1:${portOf(server)}`,
    passed,
    sockets,
    sendEvent: (data) => streams.forEach((stream) => stream.write(`data: ${data}\n\n`)),
    async stop() {
      for (const socket of sockets) socket.destroy()
      await close(server)
    },
  }
}
