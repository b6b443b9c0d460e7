import { useSyncExternalStore } from "react"
import { readAuthToken } from "../../services/api/authToken"
import { subscribeSettings } from "../../services/settings/settingsStore"
import { onReturn } from "../../lib/onReturn"

/**
 * Whether this browser holds a member's token; while pages are prerendered, what is assumed. Asked again once the
 * settings are known: they bring the host's time, by which a token may have expired or not; and when the browser brings
 * the page back, since the visitor may have signed in on the page in between.
 * @param assumed what is true of most visitors of the page
 */
export function useSignedIn(assumed = false): boolean {
  return useSyncExternalStore(
    subscribe,
    () => readAuthToken() !== undefined,
    () => assumed,
  )
}

function subscribe(listener: () => void): () => void {
  const stops = [subscribeSettings(listener), onReturn(listener)]
  return () => stops.forEach((stop) => stop())
}
