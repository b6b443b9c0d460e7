import type { LandingConfiguration } from "../settings/landing"
import type { Settings } from "../settings/settings"
import { whenSettings } from "../settings/settingsStore"
import { waitAtMost } from "../../lib/withTimeout"
import { requestFeatures } from "./requestFeatures"
import { areSlotsRevealed, holdSlots, revealSlots } from "./slots"

type Report = (problem: { name: string; detail: string }) => void

/** What experiments know of a page view. */
export interface ExperimentContext {
  path: string
  /**
   * The path again if it is that of a landing page, or may become one through the flag `landing-pages`; undefined for
   * any other page.
   */
  landingPath: string | undefined
  enabled: boolean
  mayChange: () => boolean
}

/** A landing page as configured by the flags. */
export interface FlaggedLanding {
  configuration: LandingConfiguration
  existsOnlyByFlag: boolean
  /** Whether the configuration differs from that of the page without flags. */
  changed: boolean
}

/**
 * The result of evaluating the flags for a page: "nothingToApply" if it is no landing page, has no flags or got them
 * too late; a landing page as configured by the flags, even if they change nothing; or a redirect that is under way.
 */
export type FlagEffect = "nothingToApply" | "leaving" | FlaggedLanding

/**
 * Evaluates the flags for a page view (boot/pageEvaluator.ts). Rejects if the SDK refuses its settings or a malformed
 * experiment, or if the texts that the landing page needs cannot be loaded.
 */
export type EvaluateFlags = (
  context: ExperimentContext,
  settings: Settings,
  flagResponse: Promise<Response> | undefined,
) => Promise<FlagEffect>

type Landings = Readonly<Record<string, FlaggedLanding>>

const none: Landings = {}
let landings = none
/**
 * Landing pages that no longer change: those already shown, those that exist only by a flag, and the host's page.
 */
let finalLandings = none
let decidedPath: string | undefined
const listeners = new Set<() => void>()
/** Loads what evaluates the flags; undefined while experiments are off. */
let loadEvaluator: (() => Promise<EvaluateFlags>) | undefined
let report: Report = () => undefined
let current: { path?: string; since: number; evaluated: Promise<void> } = { since: 0, evaluated: Promise.resolve() }
let renderedPath: string | undefined

/** Whether a query leaves experiments on: `disablegb` turns them off (product decisions, section 6). */
export const allowsExperiments = (search: string): boolean =>
  /^(?:0|false)$/.test(new URLSearchParams(search).get("disablegb") ?? "0")

/**
 * Starts experiments for this page load.
 * @param load loads the code that evaluates the flags, once it is known to be needed
 */
export function startExperiments(load: () => Promise<EvaluateFlags>, reportProblem: Report): void {
  report = reportProblem
  if (allowsExperiments(location.search)) loadEvaluator = load
  holdSlots(endHold)
}

/**
 * Evaluates the flags for a page view, once. A change of language or query is not a new page view, nor is closing a
 * dialog over the page.
 * @returns resolves once the flags are evaluated or have failed, at once if this is no new page view; never rejects
 */
export function runExperiments(context: ExperimentContext): Promise<void> {
  if (context.path === current.path || context.path === renderedPath) return Promise.resolve()
  current = { path: context.path, since: performance.now(), evaluated: applyFlags(context) }
  return current.evaluated
}

/**
 * Sets the landing page that a host has decided for a path, before anything is rendered: the flags are not evaluated
 * again for this path in this page load.
 * @param landing the landing page as configured by the flags; omitted where the visitor gets the page as built
 */
export function setDecidedLanding(path: string, landing?: FlaggedLanding): void {
  decidedPath = path
  landings = finalLandings = landing ? { [path]: landing } : none
}

async function applyFlags(context: ExperimentContext): Promise<void> {
  const settings = loadEvaluator && context.enabled ? await whenSettings() : undefined
  const decision =
    loadEvaluator && settings?.growthbookClientKey && context.path !== decidedPath
      ? await decisionFor(context, settings, loadEvaluator)
      : "nothingToApply"
  if (decision === "nothingToApply") revealSlots()
  else if (decision !== "leaving") {
    // The page renders the decision at once, or as soon as it is hydrated.
    setLandings({ ...landings, [context.path]: decision })
    if (decision.existsOnlyByFlag) finalLandings = landings
  }
}

async function decisionFor(
  context: ExperimentContext,
  settings: Settings,
  load: () => Promise<EvaluateFlags>,
): Promise<FlagEffect> {
  try {
    const flagResponse = requestFeatures(settings)
    const evaluateFlags = await load()
    return await evaluateFlags(context, settings, flagResponse)
  } catch (error) {
    report({ name: "experiments", detail: String(error) })
    return "nothingToApply"
  }
}

/**
 * Ends the hold of the slots: decisions that are not rendered yet come too late: the page shows its default content.
 */
function endHold(): void {
  if (areSlotsRevealed()) return
  revealSlots()
  setLandings(finalLandings)
}

function setLandings(next: Landings): void {
  landings = next
  for (const listener of listeners) listener()
}

/** How long an unknown path waits for the flag that may define it, in milliseconds (product decisions, section 3). */
const unknownPageMs = 1000

/**
 * Whether a landing page exists by a flag; waits for the flags, {@link unknownPageMs} at most.
 * @param path a path at which the site itself has no page
 */
export async function existsByFlag(path: string): Promise<boolean> {
  const { evaluated, since } = current
  await waitAtMost(evaluated, since + unknownPageMs - performance.now())
  return Object.hasOwn(landings, path)
}

/** The landing page of a path as configured by the flags; undefined until they are evaluated. */
export const decidedLanding = (path: string): FlaggedLanding | undefined => landings[path]

/**
 * The landing page to hydrate with: what the HTML shows if a host has decided and rendered the page, otherwise
 * undefined, since the HTML then shows no flag. At hydration the browser has not rendered any flagged landing page yet,
 * so `finalLandings` holds at most the host's page. Parts that are hydrated later read only the stable configuration
 * (useLanding).
 */
export const landingInHtml = (path: string): FlaggedLanding | undefined => finalLandings[path]

/** Registers the landing page that is rendered; returns a function that unregisters it. */
export function setRenderedLanding(path: string): () => void {
  renderedPath = path
  return () => {
    renderedPath = undefined
  }
}

/** Makes the flagged landing pages final, and shows their slots. Call once they are rendered. */
export function finalizeLandings(): void {
  finalLandings = landings
  revealSlots()
}

/** Calls a listener whenever the landing pages decided by the flags change; returns a function that removes it. */
export function subscribeLandings(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
