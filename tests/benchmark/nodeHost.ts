import { spawn } from "node:child_process"
import { once } from "node:events"
import { existsSync } from "node:fs"
import { createServer } from "node:http"
import { setTimeout as pause } from "node:timers/promises"

/** Where the Node host of the benchmarks listens. */
export const hostOrigin = "http://127.0.0.1:8299"

interface NodeHostOptions {
  releaseDir: string
  /** Folder of the bundle that the build has written beside the site. */
  bundleDir: string
  /** What the flag service answers. */
  payload: object
}

/**
 * Starts the Node host (`npm run build:host`) with a flag service of its own, on one core where the machine can pin a
 * process. Resolves once it can decide, with the function that stops both.
 */
export async function startNodeHost({ releaseDir, bundleDir, payload }: NodeHostOptions): Promise<() => void> {
  const flags = createServer((_request, response) => {
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(payload))
  }).listen(0, "127.0.0.1")
  await once(flags, "listening")
  const address = flags.address()
  const flagPort = typeof address === "object" && address ? address.port : 0
  const { port, hostname } = new URL(hostOrigin)
  const env = {
    ...process.env,
    PORT: port,
    HOST: hostname,
    RELEASE_DIR: releaseDir,
    BUNDLE_DIR: bundleDir,
    PUBLIC_ORIGIN: hostOrigin,
    GROWTHBOOK_UPSTREAM: `http://127.0.0.1:${flagPort}`,
  }
  const program = [process.execPath, "dist-host/host.js"] as const
  const canPin = existsSync("/usr/bin/taskset")
  const [command, ...parameters] = canPin ? (["taskset", "-c", "0", ...program] as const) : program
  const host = spawn(command, parameters, { env, stdio: ["ignore", "pipe", "inherit"] })
  await once(host.stdout, "data")
  // It listens before the flag service has answered.
  await pause(1000)
  return () => {
    host.kill()
    flags.close()
  }
}
