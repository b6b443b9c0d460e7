import { documentFlags } from "../lib/documentFlags"
import { importOrReload, setReloadMark } from "../lib/importOrReload"
import { copyStateToFragmentEntries, reloadMark } from "../router/entryState"
import { ignoreStrayClicks } from "./ignoreStrayClicks"
import { watchFirstInteraction } from "../lib/firstInteraction"
import { currentSettings, whenSettings } from "../services/settings/settingsStore"
import { registrationStore } from "../services/state/registrationStore"
import { writeSession } from "../services/storage/storage"
import { dropUnusableTokens } from "../services/api/authToken"
import { handleEarlyCodeSubmit } from "./handleEarlyCodeSubmit"
import { startFlags, startInvitation } from "./startEarlyRequests"
import { forgiveMovedNodes } from "./forgiveMovedNodes"
import { loadSettings } from "./loadSettings"
import { loadErrorReporter, watchFailures } from "./monitoring"
import { appReturnUrl, isWebView } from "../lib/webView"
import { whenShown } from "../lib/whenShown"
import "./head/earlyActions"
import { normalizeUrl } from "./normalizeUrl"
import { runStep } from "./runStep"

/**
 * A step of a page load. The steps of the lists below start in that order, after the head script (head/head.ts). A step
 * that fails or misses its deadline is reported.
 */
interface PageLoadStep {
  name: string
  /** Deadline in milliseconds; omitted for a step that is synchronous or only starts something. */
  deadlineMs?: number
  run: () => unknown
  /** The next step waits for this one; if it fails, only steps with `always` follow. */
  critical?: true
  /** The step runs even if the critical one has failed. */
  always?: true
  /** The step waits until the visitor sees the document, which the browser may have loaded ahead of the visit. */
  whenShown?: true
}

/**
 * Run synchronously in the entry module, before React has loaded. No step waits for another, or stops it by failing.
 */
const entrySteps: readonly PageLoadStep[] = [
  { name: "failures", run: watchFailures },
  // Where importOrReload.ts records that this page was already reloaded for missing code.
  { name: "moved-nodes", run: forgiveMovedNodes },
  { name: "reload-mark", run: () => setReloadMark(reloadMark) },
  { name: "url", run: normalizeUrl },
  // Before the first navigation: a link to a place in the page would otherwise open an entry without state.
  { name: "fragments", run: copyStateToFragmentEntries },
  { name: "first-interaction", run: watchFirstInteraction },
  { name: "stray-clicks", run: ignoreStrayClicks },
  { name: "web-view", run: detectWebView },
  // Only starts the timeout of the request for the page in the visitor's language; mountPage, below, waits for its end.
  { name: "language", run: whenLanguagePageShown },
  { name: "settings", run: () => void loadSettings().then(() => dropUnusableTokens()) },
  { name: "invitation", run: startInvitation },
  { name: "early-code", run: handleEarlyCodeSubmit },
  { name: "flags", run: startFlags },
]

/** Run after the entry steps: load the page's code, mount the page, then start what can wait. */
const appSteps: readonly PageLoadStep[] = [
  // Fetching and mounting are one step, so that code which comes after the deadline still mounts the page.
  { name: "page", deadlineMs: 20_000, critical: true, run: () => fetchPageCode().then(mountPage) },
  { name: "monitoring", deadlineMs: 60_000, always: true, run: loadErrorReporter },
  { name: "visuals", deadlineMs: 60_000, run: async () => (await codeAfterMount()).startVisuals() },
  {
    name: "analytics",
    deadlineMs: 60_000,
    whenShown: true,
    run: async () => (await codeAfterMount()).startAnalytics(),
  },
  { name: "country", deadlineMs: 40_000, run: async () => (await codeAfterMount()).findCountry() },
]

const pageCode = () => import("./mountPage")
const codeAfterMount = () => import("./afterMount")

/** Whether the page was given up: of the steps after the critical one, only those with `always` have run. */
let gaveUp = false

async function fetchPageCode(): Promise<void> {
  documentFlags().appRequested = ""
  // The HTML preloads the page's modules. Those of the form are only listed there, in a template, and are preloaded here
  // for invited visitors (scripts/vite/prerender.ts).
  const formModules = document.querySelector<HTMLTemplateElement>("#form-modules")
  if (formModules && "invited" in documentFlags()) document.head.append(formModules.content)
  await importOrReload(pageCode)
}

async function mountPage(): Promise<void> {
  await whenLanguagePageShown()
  await (await pageCode()).mountPage()
  // The page can be used, whatever has failed before.
  delete documentFlags().failed
  if (!gaveUp) return
  // The page was mounted after its deadline: run the steps that were left out.
  for (const step of appSteps) if (!step.critical && !step.always) void start(step)
}

const run = (step: PageLoadStep): Promise<boolean> =>
  runStep({
    name: step.name,
    deadlineMs: step.deadlineMs,
    run: async () => {
      await step.run()
      return true
    },
    fallback: false,
  })

const start = (step: PageLoadStep) => (step.whenShown ? whenShown().then(() => run(step)) : run(step))

/** Runs the entry steps. Exported for tests that load the document again. */
export function runEntrySteps(): void {
  for (const step of entrySteps) void run(step)
}

/**
 * Runs all steps of a page load. If a critical one fails, the page stays readable, and a notice says it cannot be used.
 */
export async function startSite(): Promise<void> {
  runEntrySteps()
  for (const step of appSteps) {
    if (gaveUp && !step.always) continue
    const done = start(step)
    if (!step.critical || (await done)) continue
    gaveUp = true
    documentFlags().failed = ""
  }
}

/**
 * Records whether the page is shown inside an app, and the address in the app to return to, which survives a reload.
 * The head script (head/head.ts) has already set the flag for the style sheets, by the built-in scheme of the app; if
 * the environment's app has another scheme, only the state recorded here follows it.
 */
function detectWebView(): void {
  const { search } = location
  const returnUrl = appReturnUrl(search)
  if (returnUrl) writeSession("appReturn", returnUrl)
  updateWebView(currentSettings().appUrlScheme)
  void whenSettings().then(({ appUrlScheme }) => updateWebView(appUrlScheme))

  function updateWebView(scheme: string): void {
    if (isWebView(window, search, scheme)) registrationStore.setState({ isWebView: true })
  }
}

/** How long the page waits for the file in the visitor's language, in milliseconds. */
const maxWaitMs = 3000

/**
 * Resolves once the file in the visitor's language is in place (head/showLanguagePage.ts); at once if none was
 * requested. If the file does not come in time, resolves all the same, and the page is rendered from scratch.
 */
async function whenLanguagePageShown(): Promise<void> {
  const request = window.languagePageRequest
  if (!request || request.readyState === XMLHttpRequest.DONE) return
  request.timeout = maxWaitMs
  await new Promise((resolve) => request.addEventListener("loadend", resolve))
}
