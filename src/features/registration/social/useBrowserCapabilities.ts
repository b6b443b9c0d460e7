import { browserCapabilities, type BrowserCapabilities } from "../../../lib/embeddedBrowser"
import { useRegistrationState } from "../../../services/state/useRegistrationState"
import { useHydrated } from "../../../ui/useHydrated"

/** Which sign-ins work in the current browser; all of them until the page is hydrated. */
export function useBrowserCapabilities(): BrowserCapabilities {
  const hydrated = useHydrated()
  const isWebView = useRegistrationState((state) => state.isWebView)
  return browserCapabilities(hydrated ? navigator.userAgent : "", hydrated && isWebView)
}
