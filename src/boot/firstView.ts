import { beginInvitation } from "../features/registration/invitation/invitation"
import { basePath } from "../lib/basePath"
import { currentEntryState } from "../router/entryState"
import { isSecondStep, pathsOf } from "../router/pagePaths"
import { splitPath } from "../router/prefixes"
import { viewAt } from "../router/viewAt"
import { openView, startExperiments } from "../services/experiments/experiments"
import { isUntouched } from "../services/experiments/slots"
import { report } from "../services/monitoring/report"

const firstPath = () => splitPath(location.pathname.slice(basePath.length)).rest

/** Keeps the code of the address, and checks it where the first page shows what became of it. */
export function startInvitation(): void {
  const path = firstPath()
  // A text that was opened over a form and is loaded anew: Back leads to the form.
  const isOverForm = currentEntryState().background !== undefined
  const isLanding = viewAt(path).landingPath !== undefined
  const shows = isLanding || pathsOf("registration-formstarted").includes(path) || isSecondStep(path) || isOverForm
  beginInvitation({ check: shows })
}

/** Asks for the flags of the first page. */
export function startFlags(): void {
  startExperiments(async () => (await import("./decideView")).decideView, report)
  void openView({ ...viewAt(firstPath()), isOpen: isUntouched })
}
