/**
 * Calls a listener whenever the page is restored from the back/forward cache (HTML, persisted `pageshow`).
 * @returns removes the listener
 */
export function onBfcacheRestore(listener: () => void): () => void {
  const look = ({ persisted }: PageTransitionEvent) => {
    if (persisted) listener()
  }
  addEventListener("pageshow", look)
  return () => removeEventListener("pageshow", look)
}
