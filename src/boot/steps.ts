import { documentFlags } from "../lib/documentFlags"
import { importOrReload, markReloadsWith } from "../lib/importOrReload"
import { keepStateInFragments, reloadMark } from "../router/entryState"
import { watchFirstInteraction } from "../router/firstInteraction"
import { dropUnusableTokens } from "../services/api/authToken"
import { handleEarlyCodeSubmit } from "./handleEarlyCodeSubmit"
import { startFlags, startInvitation } from "./startEarlyRequests"
import { loadSettings } from "./loadSettings"
import { startMonitoring, watchFailures } from "./monitoring"
import { normalizeUrl } from "./normalizeUrl"
import { detectWebView } from "./detectWebView"
import { runStep } from "./runStep"
import { whenHeroPainted } from "./whenHeroPainted"

/**
 * The steps of a page load, in order, after the head script (head/head.ts). A step that fails or is late is reported.
 */
interface Step {
  name: string
  /** Deadline in milliseconds; omitted for a step that only starts something. */
  deadlineMs?: number
  run: () => unknown
  /** The next step waits for this one; if it fails, only steps with `always` follow. */
  critical?: true
  always?: true
}

/**
 * Part of the entry module, before React has loaded. Each step only starts something; the next one runs in any case.
 */
const entrySteps: readonly Step[] = [
  { name: "failures", run: watchFailures },
  { name: "reloads", run: () => markReloadsWith(reloadMark) },
  { name: "url", run: normalizeUrl },
  { name: "fragments", run: keepStateInFragments },
  { name: "first-move", run: watchFirstInteraction },
  { name: "web-view", run: detectWebView },
  { name: "settings", run: () => void loadSettings().then(() => dropUnusableTokens()) },
  { name: "invitation", run: startInvitation },
  { name: "early-code", run: handleEarlyCodeSubmit },
  { name: "flags", run: startFlags },
]

/** Run with the rest of the code. */
const appSteps: readonly Step[] = [
  { name: "code", deadlineMs: 20_000, critical: true, run: fetchPageCode },
  { name: "page", deadlineMs: 20_000, critical: true, run: async () => (await pageCode()).mountPage() },
  { name: "monitoring", deadlineMs: 60_000, always: true, run: startMonitoring },
  { name: "body-font", deadlineMs: 60_000, run: async () => (await laterCode()).loadBodyFont() },
  { name: "analytics", deadlineMs: 60_000, run: async () => (await laterCode()).startAnalytics() },
  { name: "country", deadlineMs: 40_000, run: async () => (await laterCode()).findCountry() },
]

const pageCode = () => import("./mountPage")
const laterCode = () => import("./afterHydrationStarts")

/** Loads the code of the page. */
async function fetchPageCode(): Promise<void> {
  documentFlags().opened = ""
  // The page lists its own modules, so that they load in parallel.
  const modules = document.querySelector<HTMLTemplateElement>("#modules")
  if (modules) document.head.append(modules.content)
  await importOrReload(pageCode)
}

const run = (step: Step): Promise<boolean> =>
  runStep({
    name: step.name,
    deadlineMs: step.deadlineMs,
    run: async () => {
      await step.run()
      return true
    },
    fallback: false,
  })

/** Runs the entry steps. Exported for tests that load the document again. */
export function runEntrySteps(): void {
  for (const step of entrySteps) void run(step)
}

/**
 * Runs all steps of a page load. If a critical one fails, the page stays readable, and a notice says it cannot be used.
 */
export async function startSite(): Promise<void> {
  runEntrySteps()
  // On a slow connection code and hero image would compete for bandwidth, and the image is what the visitor sees first.
  await run({ name: "hero-image", run: whenHeroPainted })
  let failed = false
  for (const step of appSteps) {
    if (failed && !step.always) continue
    const done = run(step)
    if (!step.critical || (await done)) continue
    failed = true
    documentFlags().failed = ""
  }
}
