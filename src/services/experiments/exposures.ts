import { attempt } from "../../lib/attempt"
import { writeBrowserCookie } from "../../lib/browserCookies"
import { exposureCookiePrefix } from "../../lib/experimentCookies"
import { documentFlags } from "../../lib/documentFlags"
import { anonymousId } from "./anonymousId"
import type { ExperimentCallbacks } from "./callbacks"
import type { Exposure } from "./sdkOptions"

/** The exposures already tracked in this page load, as visitor, experiment and variation. */
const trackedExposures = new Set<string>()

/**
 * Tracks exposures, each once per page load and visitor (specification section 3, assign_experiment).
 * @param leaving whether the browser is about to navigate to another page
 */
export function trackExposures(
  exposures: readonly Exposure[],
  onExposure: ExperimentCallbacks["onExposure"],
  { leaving }: { leaving: boolean },
): void {
  const id = anonymousId()
  for (const exposure of exposures) {
    const key = `${id} ${exposure.experiment_id} ${exposure.variation_id}`
    if (trackedExposures.has(key)) continue
    trackedExposures.add(key)
    onExposure({ ...exposure, acq_anonymous_id: id }, leaving)
  }
}

/**
 * Takes the exposures of a redirect experiment that the host has decided, for the page that the redirect led to.
 * Removes the short-lived cookies that carry them, which are used because exposures must not appear in the URL
 * (src/hosting/redirect.ts). A page that is about to be replaced leaves the cookies to its replacement.
 */
export function takeRedirectExposures(): Exposure[] {
  if ("leaving" in documentFlags()) return []
  return exposureCookies().flatMap(([, name = "", value = ""]) => {
    writeBrowserCookie(name, "", "; Max-Age=0")
    return attempt(() => readHandedOver(value)) ?? []
  })
}

/** Matches of the cookies that hand over exposures, with name and value; none where the browser refuses cookies. */
const exposureCookies = (): RegExpMatchArray[] =>
  attempt(() => [...document.cookie.matchAll(new RegExp(`(${exposureCookiePrefix}[\\da-f]+)=([^;]*)`, "g"))]) ?? []

/** Pairs of an experiment and a variation; a cookie may hold anything. */
function readHandedOver(value: string): Exposure[] {
  const pairs: unknown = JSON.parse(decodeURIComponent(value))
  return (Array.isArray(pairs) ? pairs : []).flatMap((pair: unknown) => {
    const [experiment, variation]: unknown[] = Array.isArray(pair) ? pair : []
    return typeof experiment === "string" && typeof variation === "string"
      ? [{ experiment_id: experiment, variation_id: variation }]
      : []
  })
}
