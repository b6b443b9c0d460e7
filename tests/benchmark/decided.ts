import { execFileSync } from "node:child_process"
import { wordsFeatures } from "./equalArms.ts"
import { hostOrigin, startNodeHost } from "./nodeHost.ts"
import { makeRelease } from "../support/makeRelease.ts"
import { startBenchmarkServer, type BenchmarkServer } from "./server.ts"

/** The flags of a running experiment with the words of the start page. */
export const runningExperiment = { features: wordsFeatures, experiments: [] }

interface ExperimentHosts {
  /** The start page as the Node host has decided it, for a visitor of the variation; the page holds nothing. */
  byHost: BenchmarkServer
  /** The release itself: the browser decides. */
  byBrowser: BenchmarkServer
  stop: () => Promise<void>
}

/** The start page that the Node host sends to the first of many visitors whom the experiment shows its variation. */
async function decidedPage(): Promise<string> {
  for (let visitor = 0; visitor < 100; visitor++) {
    const id = `00000000-0000-4000-8000-${String(visitor).padStart(12, "0")}`
    const response = await fetch(`${hostOrigin}/acquisition/`, { headers: { cookie: `acq_anonymous_id=${id}` } })
    const html = await response.text()
    if (html.includes('"variation_id":"1"')) return html
  }
  throw new Error("the host decides nothing")
}

/**
 * Releases a build for an environment with a running experiment and serves it twice.
 * @param distDir the build; its bundle for hosts lies beside it, under the same name with `-server`
 * @param backend address of the mocked backend
 */
export async function startExperimentHosts(distDir: string, backend: string): Promise<ExperimentHosts> {
  execFileSync(process.execPath, ["scripts/buildHost.ts"], { stdio: "ignore" })
  const release = makeRelease(distDir, { growthbookClientKey: "sdk-benchmark" })
  const stopHost = await startNodeHost({
    releaseDir: release.dir,
    bundleDir: `${distDir}-server`,
    payload: runningExperiment,
  })
  const decided = await decidedPage().finally(stopHost)
  const serve = (pages: Record<string, string>) => startBenchmarkServer({ distDir: release.dir, backend, pages })
  const byHost = await serve({ "/acquisition/": decided })
  const byBrowser = await serve({})
  const stop = async () => {
    await byHost.stop()
    await byBrowser.stop()
    release.remove()
  }
  return { byHost, byBrowser, stop }
}
