import { useEffect, useSyncExternalStore } from "react"

// No context: one that changes makes React drop the HTML of every part that is not hydrated yet.
/** What the components on the page want to say, oldest first. */
let notices: readonly { words: string }[] = []
const listeners = new Set<() => void>()

function become(next: typeof notices): void {
  notices = next
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
    () => notices.at(-1)?.words ?? "",
    () => "",
  )
}

/**
 * Puts words before the page's title for as long as the calling component is shown. Of several components the last one
 * counts, and the one before it again once that is gone. Empty words say nothing.
 */
export function useAnnounceInTitle(words: string): void {
  useEffect(() => {
    if (!words) return undefined
    const notice = { words }
    become([...notices, notice])
    return () => become(notices.filter((other) => other !== notice))
  }, [words])
}
