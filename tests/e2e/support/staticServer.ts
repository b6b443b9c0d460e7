import { once } from "node:events"
import { createServer } from "node:http"
import { getRequestListener } from "@hono/node-server"
import { serveStatic } from "@hono/node-server/serve-static"
import { Hono } from "hono"
import { close, portOf } from "../../hosts/support/services"

/**
 * Serves a folder under /acquisition/ and nothing else: no backend, no rules.
 * @returns scheme, host and port, and a function to stop it
 */
export async function serveFolder(folder: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const files = serveStatic({ root: folder, rewriteRequestPath: (path) => path.replace("/acquisition", "") })
  const listener = getRequestListener(new Hono().use("/acquisition/*", files).fetch)
  const server = createServer((request, response) => void listener(request, response))
  await once(server.listen(0, "127.0.0.1"), "listening")
  return { url: `http://127.0.0.1:${portOf(server)}`, stop: () => close(server) }
}
