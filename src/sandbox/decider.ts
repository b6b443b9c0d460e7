import { resolve } from "node:path"
import { pathToFileURL } from "node:url"
import { createExperimentDecider } from "../hosting/decidingHost"
import { nodeCompress } from "../hosting/nodeCompress"
import type { HostBundle } from "../hosting/hostBundle"
import type { World } from "./world"

/**
 * Decides experiments as some hosts do (docs/hosting.md), with the flags of the mocked flag service.
 * @param bundleDir folder of the site's bundle for hosts, which the build writes (dist-server)
 */
export async function createSandboxExperimentDecider(world: World, bundleDir: string) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a build output has no types
  const site = (await import(pathToFileURL(resolve(bundleDir, "site.js")).href)) as HostBundle
  return createExperimentDecider({
    site,
    payload: async () => {
      const service = site.flagServiceOf(world.state.settings ?? {})
      return service && site.readFlagPayload(world.state.featurePayload, service.decryptionKey)
    },
    compress: nodeCompress,
    onProblem: (name) => process.stderr.write(`${name}\n`),
  })
}
