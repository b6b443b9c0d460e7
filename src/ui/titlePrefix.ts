import { useEffect, useSyncExternalStore } from "react"

// Not a React context: changing one makes React discard the HTML of every part that is not hydrated yet.
/** Active notices, oldest first. */
let notices: readonly { words: string }[] = []
const listeners = new Set<() => void>()

function setNotices(next: typeof notices): void {
  notices = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The prefix of the page's title, e.g. "Error:"; empty if there is none. */
export function useTitleNotice(): string {
  return useSyncExternalStore(
    subscribe,
    () => notices.at(-1)?.words ?? "",
    () => "",
  )
}

/**
 * Prefixes the page's title while the calling component is mounted. The most recent notice is shown, and the previous
 * one again once it is gone. An empty text has no effect.
 */
export function useAnnounceInTitle(words: string): void {
  useEffect(() => {
    if (!words) return undefined
    const notice = { words }
    setNotices([...notices, notice])
    return () => setNotices(notices.filter((other) => other !== notice))
  }, [words])
}
