/**
 * Runs with the entry module's first statement, before React is even evaluated: what has to be under way while the page
 * comes alive.
 */
import { basePath } from "../config/build"
import { openView, startExperiments } from "../experiments/experiments"
import { isUntouched } from "../experiments/slots"
import { beginInvitation } from "../features/invitation/invitation"
import { report } from "../monitoring/report"
import { isSecondStep, pathsOf } from "../routes/pagePaths"
import { splitPath } from "../routes/prefixes"
import { viewAt } from "../routes/viewAt"
import { answerEarlyCode } from "./answerEarlyCode"
import { loadSettings } from "./loadSettings"
import { watchFailures } from "./monitoring"
import { noteWebView } from "./noteWebView"
import { tidyAddress } from "./tidyAddress"

/** The pages that show what became of a code, beside the landing pages. */
const invitationPaths = pathsOf("registration-formstarted")

watchFailures()
tidyAddress()
noteWebView()
void loadSettings()

const { rest } = splitPath(location.pathname.slice(basePath.length))
// A text that was opened over a form and is loaded anew: Back leads to the form.
const overForm = Boolean(history.state?.usr?.behind)
const view = viewAt(rest)
answerEarlyCode()
beginInvitation({
  check: view.landingPath !== undefined || invitationPaths.includes(rest) || isSecondStep(rest) || overForm,
})
startExperiments(async () => (await import("./decideView")).decideView, report)
void openView({ ...view, isOpen: isUntouched })
