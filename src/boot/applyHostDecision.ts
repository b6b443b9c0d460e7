/**
 * A script of its own, before the entry module (src/main.tsx), in pages whose flags and experiments a host has
 * evaluated ("decided", see HostDecision in src/hosting/hostBundle.ts): it applies the decision and the visitor's id
 * from the page's data block, and tracks the exposures. It imports only what the entry module contains anyway.
 */
import { documentFlags } from "../lib/documentFlags"
import { track } from "../services/analytics/track"
import { acceptAnonymousId } from "../services/experiments/anonymousId"
import type { DecisionBlock } from "../services/experiments/decideOnHost"
import { setDecidedLanding } from "../services/experiments/experiments"
import { takeRedirectExposures, trackExposures } from "../services/experiments/exposures"
import { extraTexts } from "../services/i18n/extraTexts"
import { report } from "../services/monitoring/report"
import { needsVariantTexts } from "../services/settings/landing"

/** Tracks an exposure for this page to send, not the next one: a page with a decision is not redirected any more. */
const trackOnThisPage = (assignment: Parameters<typeof track<"assign_experiment">>[1]) =>
  track("assign_experiment", assignment)

function apply(text: string): void {
  const { wrongLanguage, leaving } = documentFlags()
  // The browser is on its way to another document, which decides for itself and tracks its own exposures.
  if (leaving !== undefined) return
  // The file in the visitor's language has already replaced this page (showLanguagePage.ts); no host has decided it.
  if (text === "") return
  // The file in the visitor's language is about to replace this page, or the page will be rendered anew. No host has
  // decided what is then shown, so the parts that experiments can change are hidden again until the browser has decided
  // (services/experiments/slots.ts).
  if (wrongLanguage !== undefined) {
    delete documentFlags().revealed
    return
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by the host that has sent the page
  const { path, id, landing, exposures } = JSON.parse(text) as DecisionBlock
  setDecidedLanding(path, landing)
  // The namespace `variants` is then requested together with the page's other texts, before the page is hydrated.
  if (landing && needsVariantTexts(landing.configuration)) extraTexts.add("variants")
  const isThisVisitor = acceptAnonymousId(id)
  trackExposures([...takeRedirectExposures(), ...(isThisVisitor ? exposures : [])], trackOnThisPage, { leaving: false })
}

try {
  apply(document.getElementById("decision")?.textContent ?? "")
} catch (error) {
  report({ name: "experiments", detail: String(error) })
}
