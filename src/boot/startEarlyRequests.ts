import { beginInvitation, invitationStore, isInvited } from "../features/registration/invitation/invitation"
import { basePath } from "../lib/basePath"
import { documentFlags } from "../lib/documentFlags"
import { currentEntryState } from "../router/entryState"
import { isSocialSecondStep, pathsOf } from "../router/pagePaths"
import { splitPath } from "../router/prefixes"
import { experimentContextAt } from "../router/experimentContextAt"
import { runExperiments, startExperiments } from "../services/experiments/experiments"
import { isUntouched } from "../services/experiments/slots"
import { report } from "../services/monitoring/report"

/** The path of the first page, without its prefix; routes match in any case. */
const firstPath = () => splitPath(location.pathname.slice(basePath.length)).rest.toLowerCase()

/** Stores the code from the URL, and checks it if the first page shows the result. */
export function startInvitation(): void {
  const path = firstPath()
  // A modal route that was reloaded: Back leads to the form.
  const isOverForm = currentEntryState().background !== undefined
  const isLanding = experimentContextAt(path).landingPath !== undefined
  const shows =
    isLanding || pathsOf("registration-formstarted").includes(path) || isSocialSecondStep(path) || isOverForm
  beginInvitation({ check: shows })
  // The head script may have mistaken another text for a code. If a code is rejected later, the form stays until
  // the page is hydrated.
  if (!isInvited(invitationStore.getState())) delete documentFlags().invited
}

/** Requests the flags for the first page. */
export function startFlags(): void {
  startExperiments(async () => (await import("./pageEvaluator")).evaluateFlags, report)
  void runExperiments({ ...experimentContextAt(firstPath()), mayChange: isUntouched })
}
