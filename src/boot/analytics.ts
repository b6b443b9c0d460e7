import { pageViewOf } from "../services/analytics/pageView"
import { track } from "../services/analytics/track"
import type { Language } from "../lib/languages"
import { routeNamed } from "../router/routeTable"
import { onPageChange } from "../router/shownPage"
import { whenLoaded } from "../lib/idle"
import { runStep } from "./runStep"

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
