import { embeddedBrowser, type BrowserCapabilities } from "../../../lib/embeddedBrowser"
import { useRegistrationState } from "../../../services/state/useRegistrationState"
import { useHydrated } from "../../../ui/useHydrated"

/** Which sign-ins work in the current browser; all of them while a prerendered page is hydrated. */
export function useEmbeddedBrowser(): BrowserCapabilities {
  const hydrated = useHydrated()
  const isWebView = useRegistrationState((state) => state.isWebView)
  return embeddedBrowser(hydrated ? navigator.userAgent : "", hydrated && isWebView)
}
