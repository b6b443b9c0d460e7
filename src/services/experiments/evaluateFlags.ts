import { landingConfiguration, builtInLanding } from "../settings/landing"
import type { Settings } from "../settings/settings"
import { anonymousId } from "./anonymousId"
import type { Decision, ExperimentContext } from "./experiments"
import type { ExperimentCallbacks } from "./callbacks"
import { openPageFlags, type Assignment } from "./growthbook"
import { landingByFlags } from "./landingFlags"

/** The exposures already tracked in this page load, as experiment and variation. */
const trackedExposures = new Set<string>()

/** Tracks exposures, each once per page load (specification section 3, assign_experiment). */
function trackAssignments(assignments: readonly Assignment[], callbacks: ExperimentCallbacks, leaving: boolean): void {
  for (const assignment of assignments) {
    const key = `${assignment.experiment_id} ${assignment.variation_id}`
    if (trackedExposures.has(key)) continue
    trackedExposures.add(key)
    callbacks.onExposure({ ...assignment, acq_anonymous_id: anonymousId() }, leaving)
  }
}

/**
 * Evaluates the flags for a page view. A result that comes too late is not applied, and no exposure is tracked. Rejects
 * if the SDK cannot be loaded or rejects its settings.
 */
export async function evaluateFlags(
  { landingPath: path, mayChange }: ExperimentContext,
  settings: Settings,
  callbacks: ExperimentCallbacks,
): Promise<Decision> {
  const flags = await openPageFlags(settings, callbacks)
  if (!flags) return "unchanged"
  const leave = () => {
    const leaves = mayChange()
    if (leaves) trackAssignments(flags.assignments, callbacks, true)
    return leaves
  }
  if (mayChange() && (await flags.redirect(leave))) return "leaving"
  const existsOnlyByFlag = path !== undefined && !builtInLanding(path)
  // A page that exists only by its flag has not shown anything yet that could change.
  const mayApply = () => existsOnlyByFlag || mayChange()
  if (path === undefined || !mayApply()) return "unchanged"
  const configuration = landingByFlags(path, flags.ask)
  if (!configuration) return "unchanged"
  await callbacks.prepare(configuration)
  if (!mayApply()) return "unchanged"
  return {
    configuration,
    existsOnlyByFlag,
    changed: JSON.stringify(configuration) !== JSON.stringify(landingConfiguration(path)),
    trackExposures: () => trackAssignments(flags.assignments, callbacks, false),
  }
}
