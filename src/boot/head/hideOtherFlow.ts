/**
 * An inline script of formstarted (scripts/vite/pageScript.ts), after the head script: the page holds the form of the
 * default flow, which is not shown to a visitor whom this tab's last landing page has begun another one with
 * (services/state/storedRegistration). That visitor sees the form once the page is hydrated.
 */
import { documentFlags } from "../../lib/documentFlags"
import type { SessionKey } from "../../services/storage/keys"

try {
  const session: Storage & Partial<Record<SessionKey, string>> = sessionStorage
  if (/"registrationFlow":"(?!default")/.test(session.registration ?? "")) delete documentFlags().invited
} catch {
  // Where storage is refused, every document begins with the default flow.
}
