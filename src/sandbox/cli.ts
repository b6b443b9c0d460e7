import { basePath } from "../lib/basePath"
import { startServer } from "./server"

export { startServer }

/** Starts the server for people: prints the URLs to click, stops on Ctrl+C. The variable PORT replaces port 4173. */
async function main(): Promise<void> {
  const { url, stop } = await startServer({ port: Number(process.env["PORT"] ?? 4173) })
  const site = url + basePath
  process.stdout.write(`
Landing page        ${site}/
With an invitation  ${site}/?rc=VALID-0001
All scenarios       ${site}/sandbox/
Outbox              ${site}/sandbox/outbox

Ctrl+C stops the server.
`)
  const finish = () => {
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.once("SIGINT", finish)
  process.once("SIGTERM", finish)
}

// A test that imports this file for `startServer` must not start this server as well.
if (import.meta.main) {
  await main().catch((error: unknown) => {
    process.stderr.write(`The sandbox could not start: ${String(error)}\nSet PORT to use another port.\n`)
    process.exitCode = 1
  })
}
