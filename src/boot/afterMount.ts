/**
 * What runs once the page is mounted. A separate chunk, so that the page does not wait for this code, and a single one,
 * so that the steps that need it (steps.ts) share one request.
 */
import { whenLoaded } from "../lib/idle"
import { loadBodyFont } from "./bodyFont"
import { startViewTransitions } from "./viewTransitions"

export { startAnalytics } from "./analytics"

/** Completes the page's appearance: loads its body font, and animates changes of page and step from here on. */
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
