/**
 * The code that the entry fetches once the opening picture is painted: React, the first page, and what follows it. One
 * chunk, so that the steps that need it (steps.ts) share one request.
 */
import { whenLoaded } from "../lib/idle"

export { startAnalytics } from "./analytics"
export { loadBodyFont } from "./bodyFont"
export { mountPage } from "./mountPage"

/** Finds the visitor's country once the page has loaded, for the form and for analytics. */
export async function findCountry(): Promise<void> {
  await whenLoaded()
  const module = await import("../shared/country/findCountry")
  await module.findCountry()
}
