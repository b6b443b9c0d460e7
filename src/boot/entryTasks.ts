/**
 * Runs with the entry module's first statement, before React is even evaluated: what has to be under way while the page
 * comes alive.
 */
import { dropUnusableTokens } from "../services/api/authToken"
import { basePath } from "../lib/basePath"
import { markReloadsWith } from "../lib/importOrReload"
import { openView, startExperiments } from "../services/experiments/experiments"
import { isUntouched } from "../services/experiments/slots"
import { beginInvitation } from "../features/registration/invitation/invitation"
import { report } from "../services/monitoring/report"
import { watchFirstMove } from "../router/firstMove"
import { currentEntryState, keepStateInFragments, reloadMark } from "../router/entryState"
import { isSecondStep, pathsOf } from "../router/pagePaths"
import { splitPath } from "../router/prefixes"
import { viewAt } from "../router/viewAt"
import { answerEarlyCode } from "./answerEarlyCode"
import { loadSettings } from "./loadSettings"
import { watchFailures } from "./monitoring"
import { noteWebView } from "./noteWebView"
import { normalizeUrl } from "./normalizeUrl"

/** The pages that show what became of a code, beside the landing pages. */
const invitationPaths = pathsOf("registration-formstarted")

watchFailures()
markReloadsWith(reloadMark)
normalizeUrl()
keepStateInFragments()
watchFirstMove()
noteWebView()
void loadSettings().then(() => dropUnusableTokens())

const { rest } = splitPath(location.pathname.slice(basePath.length))
// A text that was opened over a form and is loaded anew: Back leads to the form.
const overForm = currentEntryState().background !== undefined
const view = viewAt(rest)
beginInvitation({
  check: view.landingPath !== undefined || invitationPaths.includes(rest) || isSecondStep(rest) || overForm,
})
answerEarlyCode()
startExperiments(async () => (await import("./decideView")).decideView, report)
void openView({ ...view, isOpen: isUntouched })
