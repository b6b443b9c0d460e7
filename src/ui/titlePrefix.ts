import { useEffect, useSyncExternalStore } from "react"

// The prefixes are kept outside React: a change of a context makes React discard HTML that is not hydrated yet.
/** Active prefixes, oldest first. */
let prefixes: readonly { text: string }[] = []
const listeners = new Set<() => void>()

function setPrefixes(next: typeof prefixes): void {
  prefixes = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The prefix of the page's title, e.g. "Error:"; empty if there is none. */
export function useTitlePrefix(): string {
  return useSyncExternalStore(
    subscribe,
    () => prefixes.at(-1)?.text ?? "",
    () => "",
  )
}

/**
 * Prefixes the page's title while the calling component is mounted. The
 * most recent prefix is shown, and the previous one again once it is gone. An empty text has no effect.
 */
export function useShowTitlePrefix(text: string): void {
  useEffect(() => {
    if (!text) return undefined
    const prefix = { text }
    setPrefixes([...prefixes, prefix])
    return () => setPrefixes(prefixes.filter((other) => other !== prefix))
  }, [text])
}
