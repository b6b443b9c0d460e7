import type { LandingConfiguration } from "../settings/landing"
import type { Settings } from "../settings/settings"
import { whenSettings } from "../settings/settingsStore"
import { waitAtMost } from "../../lib/withTimeout"
import { areRevealed, holdSlots, revealSlots } from "./slots"

type Report = (problem: { name: string; detail: string }) => void

/** A page that is opened. */
export interface View {
  /** Path of the page behind the language prefix. */
  path: string
  /** The same where a landing page is, or may be by the flag `landing-pages`. */
  landingPath: string | undefined
  /** Whether experiments run on it. */
  runs: boolean
  /** Whether what it shows may still change. */
  isOpen: () => boolean
}

/** What a landing page shows by the flags. */
export interface FlaggedLanding {
  configuration: LandingConfiguration
  /** Whether the site has the page by a flag alone. */
  added: boolean
  /** Whether it differs from what it shows without flags. */
  changed: boolean
  /** Tells which variants the visitor sees. */
  shown: () => void
}

/** What the flags make of a page: nothing, another landing page in its place, or the browser is on its way to another page. */
export type Decision = "unchanged" | "leaving" | FlaggedLanding

/** Decides a page view. Rejects when the service's code can't be had or does not like its settings. */
export type DecideView = (view: View, settings: Settings) => Promise<Decision>

/** The landing pages by their paths, as the flags have decided them. */
type Landings = Readonly<Record<string, FlaggedLanding>>

const none: Landings = {}
let landings = none
/** Those of them that nothing takes back any more. */
let kept = none
const listeners = new Set<() => void>()
let load: (() => Promise<DecideView>) | undefined
let report: Report = () => undefined
let current: { path?: string; since: number; decision: Promise<void> } = { since: 0, decision: Promise.resolve() }
/** Path of the landing page on the screen. */
let onScreen: string | undefined

/**
 * Starts experiments for this page load; `disablegb` in the query turns them off (product decisions, section 6).
 * @param loadDecision fetches what decides, once it is known that there is something to decide
 */
export function startExperiments(loadDecision: () => Promise<DecideView>, reportTo: Report): void {
  report = reportTo
  if (/^(?:0|false)$/.test(new URLSearchParams(location.search).get("disablegb") ?? "0")) load = loadDecision
  holdSlots(endHold)
}

/**
 * Decides a page that is opened, once: a change of language or query opens no other one, nor does coming back to a page
 * from a dialog over it.
 * @returns settles once the flags have decided it or have failed; never rejects
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
    // The page shows it at once, or as soon as it has come alive.
    become({ ...landings, [view.path]: decision })
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

/** What waits to be seen is too late; the page shows what it shows without flags. */
function endHold(): void {
  if (areRevealed()) return
  revealSlots()
  become(kept)
}

function become(next: Landings): void {
  landings = next
  for (const listener of listeners) listener()
}

/** How long an address that only a flag can know waits for it, in milliseconds (product decisions, section 3). */
const unknownPageMs = 1000

/** Whether the flags have a landing page at a path that the site itself does not know. */
export async function isFlaggedLanding(path: string): Promise<boolean> {
  const { decision, since } = current
  await waitAtMost(decision, since + unknownPageMs - performance.now())
  return Object.hasOwn(landings, path)
}

/** What the landing page of a path shows by the flags, as far as they have decided. */
export const flaggedLanding = (path: string): FlaggedLanding | undefined => landings[path]

/** Takes note of which landing page is on the screen; returns the way to take that back. */
export function noteOnScreen(path: string): () => void {
  onScreen = path
  return () => {
    onScreen = undefined
  }
}

/** Takes note that a page shows what the flags have decided: nothing takes it back any more. */
export function noteShown(landing: FlaggedLanding): void {
  kept = landings
  landing.shown()
  revealSlots()
}

/** Tells a listener when the flags have decided; returns the way to stop that. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
