import { useSyncExternalStore } from "react"
import { onTokenDropped, readAuthToken } from "../../services/api/authToken"
import { subscribeSettings } from "../../services/settings/settingsStore"
import { onBfcacheRestore } from "../../lib/onBfcacheRestore"

/**
 * Whether this browser has a valid auth token; `assumed` during prerendering. Re-evaluated once the settings have
 * loaded, since their response gives the host's time, which decides whether a token has expired; when the backend has
 * rejected one; and when the page is restored from the back/forward cache: the visitor may have signed in meanwhile.
 * @param assumed what is true for most visitors of the page
 */
export function useSignedIn(assumed = false): boolean {
  return useSyncExternalStore(
    subscribe,
    () => readAuthToken() !== undefined,
    () => assumed,
  )
}

function subscribe(listener: () => void): () => void {
  const stops = [subscribeSettings(listener), onTokenDropped(listener), onBfcacheRestore(listener)]
  return () => stops.forEach((stop) => stop())
}
