import { once } from "node:events"
import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import { close, portOf } from "../../hosts/support/services"

/** A pause between two pieces that is long enough for a paint. */
const paint = () => new Promise<void>((resolve) => setTimeout(resolve, 80))

/** How the server passes on what the other one sends. */
interface Line {
  /** Texts of a document, in its order, each followed by a pause; those that it does not contain are skipped. */
  cuts?: readonly string[]
  /** Resolves when the next piece may be sent. */
  pause?: () => Promise<void>
  /** Resolves when a request may be passed on. */
  whenAllowed?: (url: string) => Promise<void>
}

/**
 * Starts a server in front of another one that sends documents in pieces, as a slow line does, and passes on the rest.
 * @param origin of the other server
 */
export async function startInPieces(origin: string, line: Line): Promise<{ url: string; stop: () => Promise<void> }> {
  const whole = { origin, cuts: [], pause: paint, whenAllowed: async () => {}, ...line }
  const server = createServer((request, response) => void passOn(request, response, whole))
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  return {
    url: `http://127.0.0.1:${portOf(server)}`,
    stop: () => close(server),
  }
}

async function passOn(
  request: IncomingMessage,
  response: ServerResponse,
  { origin, cuts, pause, whenAllowed }: Required<Line> & { origin: string },
): Promise<void> {
  const sent: Uint8Array[] = []
  for await (const part of request) sent.push(part as Uint8Array)
  const { method = "GET", headers, url = "/" } = request
  await whenAllowed(url)
  const answer = await fetch(origin + url, {
    method,
    headers: { "content-type": headers["content-type"] ?? "" },
    ...(sent.length > 0 && { body: Buffer.concat(sent) }),
  })
  const type = answer.headers.get("content-type") ?? ""
  response.writeHead(answer.status, { "content-type": type })
  if (!type.startsWith("text/html")) {
    response.end(Buffer.from(await answer.arrayBuffer()))
    return
  }
  let rest = await answer.text()
  for (const cut of cuts) {
    const start = rest.indexOf(cut)
    if (start < 0) continue
    response.write(rest.slice(0, start + cut.length))
    rest = rest.slice(start + cut.length)
    await pause()
  }
  response.end(rest)
}
