import { embeddedBrowser, type EmbeddedBrowser } from "../../../lib/embeddedBrowser"
import { useRegistrationState } from "../../../services/state/useRegistrationState"
import { useHydrated } from "../../../ui/useHydrated"

/** What does not work in the current browser; empty while a prerendered page is hydrated. */
export function useEmbeddedBrowser(): EmbeddedBrowser {
  const hydrated = useHydrated()
  const isWebView = useRegistrationState((state) => state.isWebView)
  return embeddedBrowser(hydrated ? navigator.userAgent : "", hydrated && isWebView)
}
