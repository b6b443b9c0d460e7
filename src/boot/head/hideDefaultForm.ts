/**
 * An inline script of the page registration/formstarted (scripts/vite/pageScript.ts), after the head script: the page
 * contains the form of the default flow. If this tab's last landing page started another flow
 * (services/state/storedRegistration.ts), the prerendered form is not shown, and the visitor sees that flow's form once
 * the page is hydrated.
 */
import { documentFlags } from "../../lib/documentFlags"
import type { SessionKey } from "../../services/storage/keys"

try {
  const session: Storage & Partial<Record<SessionKey, string>> = sessionStorage
  if (/"registrationFlow":"(?!default")/.test(session.registration ?? "")) delete documentFlags().invited
} catch {
  // Where storage is refused, every document begins with the default flow.
}
