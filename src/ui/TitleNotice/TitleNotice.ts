import { useEffect, useSyncExternalStore } from "react"

// No context: one that changes makes React drop the HTML of every part that is not hydrated yet.
let current = ""
const listeners = new Set<() => void>()

function say(notice: string): void {
  current = notice
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Words to put before the page's title, e.g. "Error:"; empty where there are none. */
export function useTitleNotice(): string {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => "",
  )
}

/** Puts words before the page's title for as long as the calling component is shown. */
export function useAnnounceInTitle(notice: string): void {
  useEffect(() => {
    say(notice)
    return () => say("")
  }, [notice])
}
