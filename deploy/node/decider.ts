import { setTimeout } from "node:timers/promises"
import { createExperimentDecider } from "../../src/hosting/decidingHost"
import { createPayloadSource, payloadLoader } from "../../src/hosting/flagPayload"
import { limitedLog, log } from "../../src/hosting/log"
import { nodeCompress } from "../../src/hosting/nodeCompress"
import { loadHostBundle } from "../../src/hosting/nodeHostBundle"
import type { HostOptions } from "./options"

/** How often the payload is refreshed, in milliseconds; so it is rarely older than this when somebody comes. */
const refreshMs = 10_000

/** How long the start waits for the first payload, in milliseconds. */
const firstMs = 1000

/**
 * Starts what decides experiments; the first payload is loaded before it resolves, or given up.
 * @returns undefined where the browser decides: no client key, flags that their service evaluates, no bundle, no address
 *   of the flag service, or none of the site: behind a proxy a request does not say which address the visitor sees, by
 *   which experiments name pages
 */
export async function startExperimentDecider({ bundleDir, upstreams, publicOrigin }: HostOptions, settings: object) {
  const site = await loadHostBundle(bundleDir)
  const service = site?.flagServiceOf(settings)
  const upstream = upstreams.GROWTHBOOK_UPSTREAM
  if (!site || !service || upstream === "" || publicOrigin === undefined) {
    const because = [
      site ? [] : "no bundle",
      site && !service ? "no client key, or growthbookRemoteEval" : [],
      upstream === "" ? "no GROWTHBOOK_UPSTREAM" : [],
      publicOrigin === undefined ? "no PUBLIC_ORIGIN" : [],
    ]
    log("experiments", { decidedBy: "browser", because: because.flat().join(", ") })
    return undefined
  }
  log("experiments", { decidedBy: "host" })
  const source = createPayloadSource({
    load: payloadLoader(site, upstream, service),
    onChange: (working) => log("flags", { working }),
  })
  // So that the first visitors are decided too; a service that does not answer keeps nobody waiting.
  await Promise.race([source.refresh(), setTimeout(firstMs)])
  setInterval(() => void source.refresh(), refreshMs).unref()
  return createExperimentDecider({
    site,
    payload: () => source.get(),
    compress: nodeCompress,
    publicOrigin,
    onProblem: limitedLog(),
  })
}
