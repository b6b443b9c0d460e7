import type { ConsentSignals } from "./consentSignals"
import type { Language } from "../../lib/languages"

/** What the site needs of a consent service, whoever makes it. */
export interface ConsentService {
  /**
   * Resolves once, when the service says that it is initialised after its first status event (specification section 4);
   * rejects when its script can't be loaded or the service throws; stays open when it never says so.
   */
  whenReady: Promise<void>
  /** What the visitor has agreed to by now; nothing before the service is ready. */
  signals: () => ConsentSignals
  /** Calls back after each change of the signals once the service is ready. */
  onChange: (listener: (signals: ConsentSignals) => void) => void
  /** Shows the choices again. */
  reopen: () => void
  /** Makes the service speak a language, now or as soon as it is ready. */
  setLanguage: (language: Language) => void
}
