import { builtInLanding } from "../settings/landing"
import type { Settings } from "../settings/settings"
import type { ExperimentContext, FlagEffect } from "./experiments"
import type { ExperimentCallbacks } from "./callbacks"
import { trackExposures } from "./exposures"
import { fetchFlags } from "./growthbook"
import { compareWithBuiltIn, configureLanding } from "./landingFlags"

/**
 * Decides a page view in the browser (on a host, `decideOnHost` does). Exposures of every variant are tracked before anything
 * is prepared or shown: preparing takes longer for some variants than for others, and that must not change who is
 * counted. The exposures of a page with a redirect are tracked only when the redirect is due, since only then is it
 * known whether the visitor leaves. A visitor for whom the flags come too late is in no experiment. Rejects if the SDK
 * refuses its settings or a malformed experiment, or if `callbacks.prepare` fails.
 */
export async function decideInBrowser(
  { landingPath: path, mayChange }: ExperimentContext,
  settings: Settings,
  callbacks: ExperimentCallbacks,
  flagResponse?: Promise<Response>,
): Promise<FlagEffect> {
  const flags = await fetchFlags(settings, callbacks, flagResponse)
  if (!flags) return "nothingToApply"
  const existsOnlyByFlag = path !== undefined && !builtInLanding(path)
  // A page that exists only by its flag has not shown anything yet that could change.
  const mayApply = () => existsOnlyByFlag || mayChange()
  if (!mayApply()) return "nothingToApply"
  const destination = mayChange() ? flags.evaluateRedirects() : undefined
  if (destination) {
    const url = await destination
    // If the page has been seen or used meanwhile, the visitor stays, and is counted all the same.
    const leaving = mayChange()
    trackExposures(flags.exposures, callbacks.onExposure, { leaving })
    if (!leaving) return "nothingToApply"
    location.replace(url)
    return "leaving"
  }
  const configuration = path === undefined ? undefined : configureLanding(path, flags.getFlag)
  trackExposures(flags.exposures, callbacks.onExposure, { leaving: false })
  if (path === undefined || !configuration) return "nothingToApply"
  await callbacks.prepare(configuration)
  if (!mayApply()) return "nothingToApply"
  return compareWithBuiltIn(path, configuration)
}
