import { beginInvitation, invitationStore, isInvited } from "../features/registration/invitation/invitation"
import { basePath } from "../lib/basePath"
import { documentFlags } from "../lib/documentFlags"
import { currentEntryState } from "../router/entryState"
import { isSocialSecondStep, pathsOf } from "../router/pagePaths"
import { splitPath } from "../router/prefixes"
import { experimentContextAt, landingPathAt } from "../router/experimentContextAt"
import { runExperiments, startExperiments } from "../services/experiments/experiments"
import { areSlotsUnseen } from "../services/experiments/slots"
import { report } from "../services/monitoring/report"

/** The path of the first page, without its prefix and in lower case, since routes match in any case. */
const firstPath = () => splitPath(location.pathname.slice(basePath.length)).rest.toLowerCase()

/** Stores the code from the URL, and checks it, or one of an earlier visit, if the first page may show the result. */
export function startInvitation(): void {
  const path = firstPath()
  // A page that was opened as a dialog (router/modalRoute.tsx) and reloaded: Back leads to the page behind it, which
  // may show the result.
  const wasOpenedAsDialog = currentEntryState().background !== undefined
  const isLanding = landingPathAt(path) !== undefined
  const mayShowResult =
    isLanding || pathsOf("registration-formstarted").includes(path) || isSocialSecondStep(path) || wasOpenedAsDialog
  beginInvitation({ check: mayShowResult })
  // The head script sets the document flag `invited` whatever the parameter `rc` or the remembered code holds; here it
  // is cleared for a text that cannot be a code. A code that the backend rejects later leaves the form in place until
  // the page is hydrated.
  if (!isInvited(invitationStore.getState())) delete documentFlags().invited
}

/** Starts experiments: requests the flags for the first page and applies them. */
export function startFlags(): void {
  startExperiments(async () => (await import("./pageEvaluator")).evaluateFlags, report)
  void runExperiments({ ...experimentContextAt(firstPath()), mayChange: areSlotsUnseen })
}
