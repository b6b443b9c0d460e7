import { documentFlags } from "../lib/documentFlags"
import { importOrReload, markReloadsWith } from "../lib/importOrReload"
import { keepStateInFragments, reloadMark } from "../router/entryState"
import { watchFirstMove } from "../router/firstMove"
import { dropUnusableTokens } from "../services/api/authToken"
import { answerEarlyCode } from "./answerEarlyCode"
import { startFlags, startInvitation } from "./firstView"
import { loadSettings } from "./loadSettings"
import { startMonitoring, watchFailures } from "./monitoring"
import { normalizeUrl } from "./normalizeUrl"
import { noteWebView } from "./noteWebView"
import { runStep } from "./runStep"
import { whenHeroPainted } from "./whenHeroPainted"

/**
 * What a page load does, in this order, after the head script (head/head.ts). A step that fails or is late is reported.
 */
interface Step {
  name: string
  /** How long it may take, in milliseconds; left out for one that only begins something. */
  deadlineMs?: number
  run: () => unknown
  /** The next step waits for this one, and without it only steps that are marked with `always` follow. */
  critical?: true
  always?: true
}

/** With the entry module, before React is there. Each step begins something, and the next one runs whatever becomes of it. */
const entrySteps: readonly Step[] = [
  { name: "failures", run: watchFailures },
  { name: "reloads", run: () => markReloadsWith(reloadMark) },
  { name: "url", run: normalizeUrl },
  { name: "fragments", run: keepStateInFragments },
  { name: "first-move", run: watchFirstMove },
  { name: "web-view", run: noteWebView },
  { name: "settings", run: () => void loadSettings().then(() => dropUnusableTokens()) },
  { name: "invitation", run: startInvitation },
  { name: "early-code", run: answerEarlyCode },
  { name: "flags", run: startFlags },
]

/** With the rest of the code. */
const appSteps: readonly Step[] = [
  { name: "code", deadlineMs: 22_000, critical: true, run: fetchAppCode },
  { name: "body-font", run: async () => (await appCode()).loadBodyFont() },
  { name: "page", deadlineMs: 20_000, critical: true, run: async () => (await appCode()).mountPage() },
  { name: "monitoring", deadlineMs: 60_000, always: true, run: startMonitoring },
  { name: "analytics", deadlineMs: 60_000, run: async () => (await appCode()).startAnalytics() },
  { name: "country", deadlineMs: 40_000, run: async () => (await appCode()).findCountry() },
]

const appCode = () => import("./appCode")

/**
 * Fetches the rest of the site's code once the opening picture is painted: on a slow line they would share the bytes, and
 * the picture is what the visitor came to see.
 */
async function fetchAppCode(): Promise<void> {
  await whenHeroPainted()
  documentFlags().opened = ""
  // The page names the files of its own beginning; asked for together they arrive together.
  const modules = document.querySelector<HTMLTemplateElement>("#modules")
  if (modules) document.head.append(modules.content)
  await importOrReload(appCode)
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

/** Runs the steps of the entry; those of a browser that reads the document again, too. */
export function runEntrySteps(): void {
  for (const step of entrySteps) void run(step)
}

/** Runs all steps of a page load. A page that can't be had stays readable; a notice beside it says that it can't be used. */
export async function startSite(): Promise<void> {
  runEntrySteps()
  let failed = false
  for (const step of appSteps) {
    if (failed && !step.always) continue
    const done = run(step)
    if (!step.critical || (await done)) continue
    failed = true
    documentFlags().failed = ""
  }
}
