import { landingConfiguration, builtInLanding } from "../settings/landing"
import type { Settings } from "../settings/settings"
import { anonymousId } from "./anonymousId"
import type { Decision, View } from "./experiments"
import type { ExperimentHooks } from "./callbacks"
import { openPageFlags, type Assignment } from "./growthbook"
import { landingByFlags } from "./landingFlags"

/** The exposures already tracked in this page load, as experiment and variation. */
const trackedExposures = new Set<string>()

/** Tracks exposures, each once per page load (specification section 3, assign_experiment). */
function trackExposures(assignments: readonly Assignment[], hooks: ExperimentHooks, leaving: boolean): void {
  for (const assignment of assignments) {
    const key = `${assignment.experiment_id} ${assignment.variation_id}`
    if (trackedExposures.has(key)) continue
    trackedExposures.add(key)
    hooks.assigned({ ...assignment, acq_anonymous_id: anonymousId() }, leaving)
  }
}

/**
 * Evaluates the flags for a page view. A result that comes too late is not applied, and no exposure is tracked. Rejects
 * if the SDK cannot be loaded or rejects its settings.
 */
export async function decide(
  { landingPath: path, isOpen }: View,
  settings: Settings,
  hooks: ExperimentHooks,
): Promise<Decision> {
  const flags = await openPageFlags(settings, hooks)
  if (!flags) return "unchanged"
  const leave = () => {
    const leaves = isOpen()
    if (leaves) trackExposures(flags.assignments, hooks, true)
    return leaves
  }
  if (isOpen() && (await flags.redirect(leave))) return "leaving"
  const added = path !== undefined && !builtInLanding(path)
  // A page that exists only by its flag has not shown anything yet that could change.
  const maySteer = () => added || isOpen()
  if (path === undefined || !maySteer()) return "unchanged"
  const configuration = landingByFlags(path, flags.ask)
  if (!configuration) return "unchanged"
  await hooks.prepare(configuration)
  if (!maySteer()) return "unchanged"
  return {
    configuration,
    added,
    changed: JSON.stringify(configuration) !== JSON.stringify(landingConfiguration(path)),
    shown: () => trackExposures(flags.assignments, hooks, false),
  }
}
