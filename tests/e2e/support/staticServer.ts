import { existsSync, readFileSync, statSync } from "node:fs"
import { createServer } from "node:http"
import { extname, join, normalize } from "node:path"

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".svg": "image/svg+xml",
}

/** The file that a host without any rules of its own would send, if any. */
function fileAt(folder: string, pathname: string): string | undefined {
  const path = join(folder, normalize(pathname.replace("/acquisition", "")))
  return [path, join(path, "index.html")].find((file) => existsSync(file) && statSync(file).isFile())
}

/**
 * Serves a folder under /acquisition/ and nothing else: no backend, no rules.
 * @returns scheme, host and port, and a function to stop it
 */
export async function serveFolder(folder: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const server = createServer((request, response) => {
    const file = fileAt(folder, new URL(request.url ?? "/", "http://localhost").pathname)
    const type = types[extname(file ?? "")] ?? "application/octet-stream"
    response.writeHead(file ? 200 : 404, { "content-type": type }).end(file ? readFileSync(file) : "")
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const address = server.address()
  if (typeof address !== "object" || address === null) throw new Error("The server has no port")
  return {
    url: `http://127.0.0.1:${address.port}`,
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      await closed
    },
  }
}
