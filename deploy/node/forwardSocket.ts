import { request as requestHttp, STATUS_CODES, type IncomingMessage } from "node:http"
import { request as requestHttps } from "node:https"
import type { Duplex } from "node:stream"
import { codeOf, passedHeaders, type ProxyTarget } from "../../src/hosting/proxy"

/**
 * Forwards a WebSocket (RFC 6455, section 4.2.2): after the service has agreed, bytes pass in both directions. However
 * one side ends, the other is closed. The library forwards requests only.
 * @param head what the visitor has sent with the handshake
 * @param onFailure is told why the service could not be reached, as the system names it
 */
export function forwardSocket(
  request: IncomingMessage,
  socket: Duplex,
  head: Buffer,
  { url }: ProxyTarget,
  onFailure: (code: string) => void,
): void {
  const asked = new Headers(Object.entries(request.headers).map(([name, value]) => [name, String(value)]))
  const headers = passedHeaders(asked, true, { scheme: "http", address: request.socket.remoteAddress })
  const send = url.protocol === "https:" ? requestHttps : requestHttp
  const passed = send(url, { headers: { ...Object.fromEntries(headers), connection: "upgrade", upgrade: "websocket" } })
  const answer = (status: number, lines: string[]) =>
    socket.write([`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ""}`, ...lines, "\r\n"].join("\r\n"))
  const refuse = (status = 502) => {
    answer(status, ["Connection: close"])
    socket.end()
  }
  socket.on("error", () => socket.destroy()).once("close", () => passed.destroy())
  passed.on("error", (error) => {
    if (!socket.destroyed) onFailure(codeOf(error))
    refuse()
  })
  passed.once("response", ({ statusCode }) => refuse(statusCode))
  passed.once("upgrade", (agreed, other, otherHead) => {
    answer(
      101,
      Object.entries(agreed.headers).map(([name, value]) => `${name}: ${String(value)}`),
    )
    socket.write(otherHead)
    other.write(head)
    // Not the request, which no longer has this connection.
    socket.once("close", () => other.destroy())
    other.on("error", () => other.destroy()).once("close", () => socket.destroy())
    other.pipe(socket).pipe(other)
  })
  passed.end()
}
