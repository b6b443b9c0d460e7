/**
 * What follows once the page is mounted, in a chunk of its own: the page does not have to wait for its bytes. One
 * chunk, so that the steps that need it (steps.ts) share one request.
 */
import { whenLoaded } from "../lib/idle"
import { loadBodyFont } from "./bodyFont"
import { startViewTransitions } from "./viewTransitions"

export { startAnalytics } from "./analytics"

/** Starts what completes the looks of the page: its body font, and view transitions from the next page or step on. */
export function startVisuals(): void {
  loadBodyFont()
  startViewTransitions()
}

/** Finds the visitor's country once the page has loaded, for the form and for analytics. */
export async function findCountry(): Promise<void> {
  await whenLoaded()
  const module = await import("../shared/country/findCountry")
  await module.findCountry()
}
