import { request as requestHttp, type IncomingMessage, type ServerResponse } from "node:http"
import { request as requestHttps } from "node:https"
import type { Duplex } from "node:stream"
import { pipeline } from "node:stream/promises"
import { thirdPartyHeaders, type ProxyTarget } from "../../src/hosting/proxy"

/** Headers of one connection rather than of the message (RFC 9110, section 7.6.1). */
const ofConnection = ["connection", "keep-alive", "proxy-connection", "te", "trailer", "transfer-encoding"]

/**
 * What a service gets of a request's headers: a third-party service learns nothing about the visitor. Host is the
 * service's own, by which it proves itself.
 */
function passedHeaders({ headers, socket }: IncomingMessage, { url, isOwn }: ProxyTarget) {
  if (!isOwn) {
    const known = Object.entries(headers).filter(([name]) => thirdPartyHeaders.includes(name))
    return { ...Object.fromEntries(known), host: url.host }
  }
  const passed = { ...headers }
  for (const name of [...ofConnection, "upgrade"]) delete passed[name]
  const senders = [headers["x-forwarded-for"] ?? [], socket.remoteAddress ?? []].flat()
  return {
    ...passed,
    host: url.host,
    "x-forwarded-host": headers.host,
    "x-forwarded-proto": headers["x-forwarded-proto"] ?? "http",
    "x-forwarded-for": senders.join(", "),
  }
}

function open(request: IncomingMessage, target: ProxyTarget, added: Record<string, string> = {}) {
  const headers = { ...passedHeaders(request, target), ...added }
  const send = target.url.protocol === "https:" ? requestHttps : requestHttp
  return send(target.url, { method: request.method ?? "GET", headers })
}

/**
 * Forwards a request to a service behind the site and streams the response, event by event. An unreachable service
 * becomes status 502.
 */
export async function forward(request: IncomingMessage, response: ServerResponse, target: ProxyTarget): Promise<void> {
  const passed = open(request, target)
  response.once("close", () => passed.destroy())
  try {
    const answering = new Promise<IncomingMessage>((resolve, reject) => {
      passed.once("response", resolve).once("error", reject)
    })
    const [answer] = await Promise.all([answering, pipeline(request, passed)])
    const headers = { ...answer.headers }
    for (const name of ofConnection) delete headers[name]
    if (!target.isOwn) delete headers["set-cookie"]
    response.writeHead(answer.statusCode ?? 502, headers)
    await pipeline(answer, response)
  } catch {
    if (response.headersSent) response.destroy()
    else response.writeHead(502, { "content-type": "text/plain; charset=utf-8" }).end("Bad gateway\n")
  }
}

/**
 * Forwards a WebSocket (RFC 6455, section 4.2.2): after the service has agreed, bytes pass in both directions. However
 * one side ends, the other is closed.
 * @param head what the visitor has sent with the handshake
 */
export function forwardSocket(request: IncomingMessage, socket: Duplex, head: Buffer, target: ProxyTarget): void {
  const passed = open(request, target, { connection: "upgrade", upgrade: "websocket" })
  const end = () => {
    socket.destroy()
    passed.destroy()
  }
  socket.once("error", end).once("close", end)
  passed.once("error", end).once("response", end)
  passed.once("upgrade", ({ headers }, other, otherHead) => {
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${String(value)}`)
    socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join("\r\n")}\r\n\r\n`)
    socket.write(otherHead)
    other.write(head)
    // Not the request, which no longer has this connection.
    socket.once("close", () => other.destroy())
    other.once("error", end).once("close", end)
    other.pipe(socket).pipe(other)
  })
  passed.end()
}
