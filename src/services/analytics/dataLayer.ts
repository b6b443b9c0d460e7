/** The data layer: the one way by which anything reaches the tag manager (product decisions, section 6). */
import { consentSignals, deniedSignals, type ConsentSignals } from "../consent/consentSignals"

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

/** Puts an entry at the end. Once the tag manager is there its tags run at once, so whatever they throw ends here. */
export function pushEntry(entry: object): void {
  try {
    const layer = (window.dataLayer ??= [])
    layer.push(entry)
  } catch {
    // A tag that breaks is the tag manager's to report; what the visitor was doing goes on.
  }
}

/** A command of Consent Mode. The tag manager reads it from an Arguments object only; an array it passes over. */
function gtag(..._command: [name: "consent", action: "default" | "update", values: object]): void {
  pushEntry(arguments)
}

/**
 * Says that nothing is agreed to, before anything else is said. Tags wait 500 ms for the visitor's real choices, which
 * follow as soon as the tag manager is asked for.
 */
export function denyConsent(): void {
  gtag("consent", "default", { ...deniedSignals, wait_for_update: 500 })
}

/** Says what the visitor agrees to from now on. */
export function updateConsent(signals: ConsentSignals): void {
  gtag("consent", "update", Object.fromEntries(consentSignals.map((name) => [name, signals[name]])))
}
