import { createExperimentDecider } from "../hosting/decidingHost"
import { nodeCompress } from "../hosting/nodeCompress"
import { loadHostBundle } from "../hosting/nodeHostBundle"
import type { World } from "./world"

/**
 * Decides experiments as some hosts do (docs/hosting.md), with the flags of the mocked flag service.
 * @param bundleDir folder of the site's bundle for hosts, which the build writes (dist-server)
 */
export async function createSandboxExperimentDecider(world: World, bundleDir: string) {
  const site = await loadHostBundle(bundleDir)
  if (!site) throw new Error(`${bundleDir} holds no bundle for hosts`)
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
