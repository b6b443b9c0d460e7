import type { AnalyticsEvents } from "../services/analytics/events"
import { track, trackBeforeRedirect } from "../services/analytics/track"
import { needsLandingTexts, type LandingConfiguration } from "../services/settings/landing"
import { decidePageView } from "../services/experiments/decidePageView"
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
  // A token would stay behind in the history entry.
  mayLeave: () => !hasSecrets(),
}

/**
 * What was looked up in this session, or else what the visitor has chosen; undefined before that, since a preselected
 * guess is nobody's country (product decisions, section 6).
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
 * What a landing page needs that the start page does not include. A separate chunk, because it depends on the page's code,
 * which on a slow line arrives long after the SDK: in this chunk it would delay every decision.
 */
const landingTexts = () => import("./variantTexts")

/** Passes `decidePageView` what it needs of the rest of the site. A separate chunk, together with the SDK. */
export const evaluateFlags: EvaluateFlags = (context, settings, flagResponse) => {
  // Fetched in parallel with the flags, so that a decision that needs this code only waits for the texts. If it fails,
  // `prepare` fails.
  landingTexts().catch(() => undefined)
  trackExposures(takeRedirectExposures(), trackExposure, { leaving: false })
  return decidePageView(context, settings, callbacks, flagResponse)
}

async function prepare(landing: LandingConfiguration): Promise<void> {
  if (needsLandingTexts(landing)) await (await landingTexts()).loadLandingTexts()
}
