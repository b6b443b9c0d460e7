import type { LandingConfiguration } from "../settings/landing"
import type { Settings } from "../settings/settings"
import { whenSettings } from "../settings/settingsStore"
import { waitAtMost } from "../../lib/withTimeout"
import { areRevealed, holdSlots, revealSlots } from "./slots"

type Report = (problem: { name: string; detail: string }) => void

/** A page view. */
export interface View {
  /** Path without the language prefix. */
  path: string
  /** The same path if it is, or through the flag `landing-pages` may be, a landing page. */
  landingPath: string | undefined
  /** Whether experiments run on this page. */
  runs: boolean
  /** Whether the content may still change. */
  isOpen: () => boolean
}

/** A landing page as configured by the flags. */
export interface FlaggedLanding {
  configuration: LandingConfiguration
  /** Whether the page exists only by a flag. */
  added: boolean
  /** Whether it differs from the page without flags. */
  changed: boolean
  /** Tracks the exposures of this page. */
  shown: () => void
}

/** What the flags do to a page: nothing, another landing configuration, or a redirect that is under way. */
export type Decision = "unchanged" | "leaving" | FlaggedLanding

/** Evaluates the flags for a page view. Rejects if the SDK cannot be loaded or rejects its settings. */
export type DecideView = (view: View, settings: Settings) => Promise<Decision>

/** Landing pages as decided by the flags, by path. */
type Landings = Readonly<Record<string, FlaggedLanding>>

const none: Landings = {}
let landings = none
/** Those that are final and no longer revoked. */
let kept = none
const listeners = new Set<() => void>()
let load: (() => Promise<DecideView>) | undefined
let report: Report = () => undefined
let current: { path?: string; since: number; decision: Promise<void> } = { since: 0, decision: Promise.resolve() }
/** Path of the landing page that is currently rendered. */
let onScreen: string | undefined

/**
 * Starts experiments for this page load; `disablegb` in the query turns them off (product decisions, section 6).
 * @param loadDecision loads the code that evaluates the flags, once it is known to be needed
 */
export function startExperiments(loadDecision: () => Promise<DecideView>, reportTo: Report): void {
  report = reportTo
  if (/^(?:0|false)$/.test(new URLSearchParams(location.search).get("disablegb") ?? "0")) load = loadDecision
  holdSlots(endHold)
}

/**
 * Evaluates the flags for a page view, once. A change of language or query is not a new page view, nor is closing a
 * dialog over the page.
 * @returns resolves once the flags are evaluated or have failed; never rejects
 */
export function openView(view: View): Promise<void> {
  if (view.path === current.path || view.path === onScreen) return Promise.resolve()
  current = { path: view.path, since: performance.now(), decision: decideView(view) }
  return current.decision
}

async function decideView(view: View): Promise<void> {
  const settings = load && view.runs ? await whenSettings() : undefined
  const decision = load && settings?.growthbookClientKey ? await decided(view, settings, load) : "unchanged"
  if (decision === "unchanged") revealSlots()
  else if (decision !== "leaving") {
    // Rendered at once, or as soon as the page is hydrated.
    setLandings({ ...landings, [view.path]: decision })
    if (decision.added) kept = landings
  }
}

async function decided(view: View, settings: Settings, loadDecision: () => Promise<DecideView>): Promise<Decision> {
  try {
    const decide = await loadDecision()
    return await decide(view, settings)
  } catch (error) {
    report({ name: "experiments", detail: String(error) })
    return "unchanged"
  }
}

/** The hold has ended: what is not visible yet comes too late, and the page shows its default content. */
function endHold(): void {
  if (areRevealed()) return
  revealSlots()
  setLandings(kept)
}

function setLandings(next: Landings): void {
  landings = next
  for (const listener of listeners) listener()
}

/** How long an unknown path waits for the flag that may define it, in milliseconds (product decisions, section 3). */
const unknownPageMs = 1000

/** Whether the flags define a landing page at a path that the site itself does not have. */
export async function isFlaggedLanding(path: string): Promise<boolean> {
  const { decision, since } = current
  await waitAtMost(decision, since + unknownPageMs - performance.now())
  return Object.hasOwn(landings, path)
}

/** The landing page of a path as configured by the flags; undefined until they are evaluated. */
export const flaggedLanding = (path: string): FlaggedLanding | undefined => landings[path]

/** Registers the landing page that is rendered; returns a function that unregisters it. */
export function setRenderedLanding(path: string): () => void {
  onScreen = path
  return () => {
    onScreen = undefined
  }
}

/** Registers that a flagged landing page is visible: it is final, and its exposures are tracked. */
export function markExposed(landing: FlaggedLanding): void {
  kept = landings
  landing.shown()
  revealSlots()
}

/** Calls a listener when the flags have been evaluated; returns a function that removes it. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
