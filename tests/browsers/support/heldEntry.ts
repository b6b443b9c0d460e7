import { once } from "node:events"
import { createServer, request } from "node:http"

/** A host in front of another one that holds back the entry script until it is released. */
interface HeldEntry {
  /** Without a trailing slash. */
  url: string
  release: () => void
  stop: () => void
}

/**
 * Starts such a host. Without its entry script no page comes alive; were all scripts held, they would take every
 * connection that a browser opens to a host, and the page would lack its styles as well.
 * @param origin of the host behind it
 */
export async function holdEntry(origin: string): Promise<HeldEntry> {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  const server = createServer((incoming, outgoing) => {
    const forward = () => {
      const { method, headers, url } = incoming
      const forwarded = request(new URL(url ?? "/", origin), { method, headers }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(outgoing)
      })
      forwarded.once("error", () => outgoing.destroy())
      incoming.pipe(forwarded)
    }
    if (/\/assets\/early-[^/]*\.js$/.test(incoming.url ?? "")) void released.then(forward)
    else forward()
  }).listen(0, "127.0.0.1")
  await once(server, "listening")
  const address = server.address()
  if (address === null || typeof address === "string") throw new Error("the host in front has no port")
  return {
    url: `http://127.0.0.1:${address.port}`,
    release,
    stop: () => {
      release()
      server.close()
      server.closeAllConnections()
    },
  }
}
