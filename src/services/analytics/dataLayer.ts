/** The data layer: the only way to send anything to the tag manager (product decisions, section 6). */
import { attempt } from "../../lib/attempt"
import { consentSignals, deniedSignals, type ConsentSignals } from "../consent/consentSignals"

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

/**
 * Appends an entry. Once the tag manager is loaded, its tags run synchronously, so anything they throw is caught here.
 */
export function pushEntry(entry: object): void {
  // A broken tag is the tag manager's to report; it must not interrupt the visitor.
  attempt(() => (window.dataLayer ??= []).push(entry))
}

/** A Consent Mode command. The tag manager only reads it from an Arguments object and ignores arrays. */
function gtag(..._command: [name: "consent", action: "default" | "update", values: object]): void {
  pushEntry(arguments)
}

/**
 * Sets all consent to denied before anything else is pushed. The visitor's actual choices follow before the tag manager
 * starts; `wait_for_update` is only a safeguard, in case they come later.
 */
export function denyConsentByDefault(): void {
  gtag("consent", "default", { ...deniedSignals, wait_for_update: 500 })
}

/** Updates Consent Mode with the visitor's current choices. */
export function updateConsent(signals: ConsentSignals): void {
  gtag("consent", "update", Object.fromEntries(consentSignals.map((name) => [name, signals[name]])))
}
