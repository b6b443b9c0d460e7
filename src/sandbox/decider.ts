import { resolve } from "node:path"
import { pathToFileURL } from "node:url"
import { createDecider } from "../hosting/decidingHost"
import { nodeCompressor } from "../hosting/nodeCompressor"
import type { HostBundle } from "../hosting/hostBundle"
import type { World } from "./world"

/**
 * Decides experiments with the flags of the mocked flag service, as the hosts do that can (docs/hosting.md).
 * @param bundleDir folder of the site's bundle for hosts, which the build has written
 */
export async function createSandboxDecider(world: World, bundleDir: string) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a build output without types; src/host.test.ts compares them
  const site = (await import(pathToFileURL(resolve(bundleDir, "site.js")).href)) as HostBundle
  return createDecider({
    site,
    stickyBucketing: true,
    payload: async () => {
      const service = site.flagServiceOf(world.state.settings ?? {})
      return service && site.readFlagPayload(world.state.featurePayload, service.decryptionKey)
    },
    encode: nodeCompressor,
    onProblem: (name) => process.stderr.write(`${name}\n`),
  })
}
