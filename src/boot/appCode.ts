/**
 * The code that is loaded once the hero image is painted: React, the first page, and what follows it. One chunk, so
 * that the steps that need it (steps.ts) share one request.
 */
import { whenLoaded } from "../lib/idle"

export { startAnalytics } from "./analytics"
export { loadBodyFont } from "./bodyFont"
export { mountPage } from "./mountPage"

/** Determines the visitor's country after the page has loaded, for the form and for analytics. */
export async function findCountry(): Promise<void> {
  await whenLoaded()
  const module = await import("../shared/country/findCountry")
  await module.findCountry()
}
