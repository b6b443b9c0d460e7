import { startAnalytics } from "./analytics"
import { whenLoaded } from "../lib/idle"
import { startMonitoring } from "./monitoring"
import { mountPage } from "./mountPage"
import { runStep } from "./steps"
import { loadBodyFont } from "./bodyFont"

/**
 * Starts the site in the browser. The settings and the check of a code are already under way (early.ts). Only what the
 * page needs to be used is waited for; the rest follows once it can be used, and nothing of it can hurt a registration.
 */
export async function start(): Promise<void> {
  const root = document.getElementById("root")
  if (!root) return
  loadBodyFont()
  const shown = await runStep({
    name: "page",
    deadlineMs: 20_000,
    run: () => mountPage(root).then(() => true),
    fallback: false,
  })
  // Also for a page that failed: that is what somebody should know of.
  void runStep({ name: "monitoring", deadlineMs: 60_000, run: startMonitoring, fallback: undefined })
  if (shown) startAnalytics()
  if (shown) await runStep({ name: "country", deadlineMs: 40_000, run: findCountry, fallback: undefined })
  // The prerendered page stays readable; a notice beside it says that it can't be used.
  else document.documentElement.dataset.failed = ""
}

async function findCountry(): Promise<void> {
  await whenLoaded()
  const module = await import("../shared/country/findCountry")
  await module.findCountry()
}
