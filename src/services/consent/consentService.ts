import type { ConsentSignals } from "./consentSignals"
import type { Language } from "../../lib/languages"

/** What the site needs from a consent management platform, independent of the vendor. */
export interface ConsentService {
  /**
   * Resolves once the service, after its first status event, reports that it is initialised (specification section 4);
   * rejects if its script cannot be loaded or the service throws; stays pending if it never reports.
   */
  ready: Promise<void>
  signals: () => ConsentSignals
  /** Calls a listener after each change of the signals, once the service is ready. */
  onChange: (listener: (signals: ConsentSignals) => void) => void
  reopen: () => void
  /** Sets the language of the service, now or as soon as it is ready. */
  setLanguage: (language: Language) => void
}
