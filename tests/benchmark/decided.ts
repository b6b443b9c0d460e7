import { execFileSync, spawn } from "node:child_process"
import { setTimeout as pause } from "node:timers/promises"
import { split } from "../support/flags.ts"
import { makeRelease } from "../support/makeRelease.ts"
import { startBenchmarkServer, type BenchmarkServer } from "./server.ts"

const hostOrigin = "http://127.0.0.1:8299"

/** The flags of a running experiment with the words of the start page. */
const runningExperiment = { features: { "main-description": split("words", "social", "default") }, experiments: [] }

/** The start page that the Node host sends, once the flag service has answered it. */
async function decidedPage(): Promise<string> {
  for (let attempt = 0; attempt < 50; attempt++) {
    await pause(100)
    const response = await fetch(`${hostOrigin}/acquisition/`).catch(() => undefined)
    const html = await response?.text()
    if (html?.includes('"variation_id":"1"')) return html
  }
  throw new Error("the host decides nothing")
}

/**
 * Releases a build for an environment with a running experiment and serves its start page as the Node host decides it.
 * @param distDir the build; its bundle for hosts lies beside it, under the same name with `-server`
 * @param sandbox the mocked backend, whose flags the host asks for
 */
export async function startDecidedPage(
  distDir: string,
  { url, world }: { url: string; world: { setFeatures: (payload: typeof runningExperiment) => void } },
): Promise<Pick<BenchmarkServer, "url" | "stop">> {
  execFileSync("npm", ["run", "build:host"], { stdio: "ignore" })
  const release = makeRelease(distDir, { growthbookClientKey: "sdk-benchmark" })
  world.setFeatures(runningExperiment)
  const { port, hostname } = new URL(hostOrigin)
  const env = {
    ...process.env,
    PORT: port,
    HOST: hostname,
    RELEASE_DIR: release.dir,
    BUNDLE_DIR: `${distDir}-server`,
    PUBLIC_ORIGIN: hostOrigin,
    GROWTHBOOK_UPSTREAM: `${url}/acquisition/growthbook-proxy`,
  }
  const host = spawn(process.execPath, ["dist-host/host.js"], { env, stdio: ["ignore", "ignore", "inherit"] })
  const html = await decidedPage().finally(() => host.kill())
  const server = await startBenchmarkServer(release.dir, url)
  server.add("/acquisition/", html)
  const stop = async () => {
    await server.stop()
    release.remove()
  }
  return { url: server.url, stop }
}
