/**
 * What runs once the page is mounted. A separate chunk, so that the page does not wait for this code, and a single one,
 * so that the steps that need it (steps.ts) share one request.
 */
import { whenLoaded } from "../lib/idle"
import { loadBodyFont } from "./bodyFont"
import { startViewTransitions } from "./viewTransitions"
import { pageViewOf } from "../services/analytics/pageView"
import { track } from "../services/analytics/track"
import type { Language } from "../lib/languages"
import { routeNamed } from "../router/routeTable"
import { findCountry as lookUpCountry } from "../shared/country/findCountry"
import { onPageChange } from "../router/shownPage"
import { runStep } from "./runStep"

/** Completes the page's appearance: loads its body font, and animates changes of page and step from here on. */
export function startVisuals(): void {
  loadBodyFont()
  startViewTransitions()
}

/** Finds the visitor's country once the page has loaded, for the form and for analytics. */
export async function findCountry(): Promise<void> {
  await whenLoaded()
  await lookUpCountry()
}

/**
 * Tracks the views of pages that have analytics (`analytics` in routeTable.ts). The first such page loads the data
 * layer and the consent service; nothing of either is loaded before, since the activation page must do without
 * (specification section 2).
 */
export function startAnalytics(): void {
  let started = false
  onPageChange(({ name, language }) => {
    if (!routeNamed(name).analytics) return
    track("page_view", pageViewOf(location, document.title, language))
    if (!started)
      void runStep({ name: "data-layer", deadlineMs: 60_000, run: () => loadDataLayer(language), fallback: undefined })
    started = true
  })
}

async function loadDataLayer(language: Language): Promise<void> {
  await whenLoaded()
  const { openDataLayer } = await import("./openDataLayer")
  await openDataLayer(language)
}
