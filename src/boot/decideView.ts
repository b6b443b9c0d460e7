import { track, trackLater } from "../analytics/track"
import { languageOf } from "../app/loadPage"
import { basePath } from "../config/build"
import type { LandingConfiguration } from "../config/landing"
import { decide } from "../experiments/decide"
import type { DecideView } from "../experiments/experiments"
import type { ExperimentHooks } from "../experiments/hooks"
import { ensureExtraTexts } from "../i18n/i18n"
import { report } from "../monitoring/report"
import { splitPath } from "../routes/prefixes"
import { useRegistrationState } from "../state/registrationState"
import { hasSecrets } from "./tidyAddress"

const hooks: ExperimentHooks = {
  report,
  assigned: (assignment, leaving) => (leaving ? trackLater : track)("assign_experiment", assignment),
  country: () => useRegistrationState.getState().country,
  prepare,
  // A token would stay behind in the history entry.
  mayLeave: () => !hasSecrets(),
}

/** Decides a page view by the flags, for the whole site. In a chunk of its own, with the flag service's. */
export const decideView: DecideView = (view, settings) => decide(view, settings, hooks)

/** The start page comes without the words of other landing pages. */
async function prepare({ mainDescription, voucher }: LandingConfiguration): Promise<void> {
  if (mainDescription === "default" && voucher === "none") return
  const { prefix, rest: path } = splitPath(location.pathname.slice(basePath.length))
  await ensureExtraTexts(languageOf({ prefix, path }), "variants")
}
