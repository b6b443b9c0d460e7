import type { AnalyticsEvents } from "../services/analytics/events"
import { track, trackBeforeRedirect } from "../services/analytics/track"
import { needsVariantTexts, type LandingConfiguration } from "../services/settings/landing"
import { decideInBrowser } from "../services/experiments/decideInBrowser"
import type { EvaluateFlags } from "../services/experiments/experiments"
import type { ExperimentCallbacks } from "../services/experiments/callbacks"
import { takeRedirectExposures, trackExposures } from "../services/experiments/exposures"
import { isCountry } from "../lib/countries"
import { readSession } from "../services/storage/storage"
import { report } from "../services/monitoring/report"
import { registrationStore } from "../services/state/registrationStore"
import { hasSecrets } from "./normalizeUrl"

const callbacks: ExperimentCallbacks = {
  report,
  onExposure: trackExposure,
  country: knownCountry,
  prepare,
  // A redirect would leave the token behind in the history entry.
  mayLeave: () => !hasSecrets(),
}

/**
 * The visitor's country as looked up in this session, or else as chosen; undefined before that, since a preselected
 * guess is not really known (product decisions, section 6).
 */
function knownCountry(): string | undefined {
  const lookedUp = readSession("lookedUpCountry")
  if (isCountry(lookedUp)) return lookedUp
  const { registrationCountry, countryChosen } = registrationStore.getState()
  return countryChosen ? registrationCountry || undefined : undefined
}

function trackExposure(assignment: AnalyticsEvents["assign_experiment"], leaving: boolean): void {
  const send = leaving ? trackBeforeRedirect : track
  send("assign_experiment", assignment)
}

/**
 * Imports what loads the namespace `variants`: the texts of banners and of all landing pages but the start page. A
 * separate chunk, because it depends on the page's code, which on a slow line arrives long after the SDK: in the chunk
 * of this file it would delay every decision.
 */
const variantTexts = () => import("./variantTexts")

/** Calls `decideInBrowser` with what it needs from the rest of the site. A separate chunk, together with the SDK. */
export const evaluateFlags: EvaluateFlags = (context, settings, flagResponse) => {
  // Fetched in parallel with the flags, so that a decision that needs this code only waits for the texts. If the import
  // fails, so does `prepare`.
  variantTexts().catch(() => undefined)
  trackExposures(takeRedirectExposures(), trackExposure, { leaving: false })
  return decideInBrowser(context, settings, callbacks, flagResponse)
}

async function prepare(landing: LandingConfiguration): Promise<void> {
  if (needsVariantTexts(landing)) await (await variantTexts()).loadVariantTexts()
}
