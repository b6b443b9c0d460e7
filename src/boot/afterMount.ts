/**
 * What follows once the page is mounted, in a chunk of its own: the page does not have to wait for its bytes. One
 * chunk, so that the steps that need it (steps.ts) share one request.
 */
import { whenLoaded } from "../lib/idle"

export { startAnalytics } from "./analytics"
export { loadBodyFont } from "./bodyFont"

/** Finds the visitor's country once the page has loaded, for the form and for analytics. */
export async function findCountry(): Promise<void> {
  await whenLoaded()
  const module = await import("../shared/country/findCountry")
  await module.findCountry()
}
