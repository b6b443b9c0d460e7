import { setTimeout } from "node:timers/promises"
import { createDecider } from "../../src/hosting/decidingHost"
import { keepFlagPayload, loadPayload } from "../../src/hosting/flagPayload"
import { nodeCoder } from "../../src/hosting/nodeCoder"
import { limitedLog, log } from "./log"
import { loadDecider, readSettings, type HostOptions } from "./options"

/** How often the payload is refreshed, in milliseconds; so it is rarely older than this when somebody comes. */
const refreshMs = 10_000

/** How long the start waits for the first payload, in milliseconds. */
const firstMs = 1000

/**
 * Starts what decides experiments; the first payload is loaded before it resolves, or given up.
 * @returns undefined where the browser decides: no client key, no bundle, no address of the flag service, or none of the
 *   site: behind a proxy a request does not say which address the visitor sees, by which experiments name pages
 */
export async function startDecider({ releaseDir, bundleDir, upstreams, publicOrigin }: HostOptions) {
  const settings = await readSettings(releaseDir)
  const site = await loadDecider(bundleDir)
  const service = site?.flagServiceOf(settings)
  const upstream = upstreams.GROWTHBOOK_UPSTREAM
  const missing = [
    site ? [] : "bundle",
    site && !service ? "client key" : [],
    upstream === "" ? "GROWTHBOOK_UPSTREAM" : [],
    publicOrigin === undefined ? "PUBLIC_ORIGIN" : [],
  ].flat()
  log(
    "experiments",
    missing.length === 0 ? { decidedBy: "host" } : { decidedBy: "browser", missing: missing.join(", ") },
  )
  if (!site || !service || upstream === "" || publicOrigin === undefined) return undefined
  const payload = keepFlagPayload({
    load: loadPayload(site, upstream, service),
    onChange: (working) => log("flags", { working }),
  })
  // So that the first visitors are decided too; a service that does not answer keeps nobody waiting.
  await Promise.race([payload.refresh(), setTimeout(firstMs)])
  setInterval(() => void payload.refresh(), refreshMs).unref()
  const onProblem = limitedLog()
  const ofVisitor = (request: Request) => {
    const { pathname, search } = new URL(request.url)
    return new URL(pathname + search, publicOrigin)
  }
  return createDecider({
    site,
    stickyBucketing: service.stickyBucketing,
    payload: () => payload.get(),
    encode: nodeCoder,
    publicUrl: ofVisitor,
    onProblem,
  })
}
