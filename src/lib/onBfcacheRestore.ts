/** Calls a listener whenever the page is restored from the back/forward cache (HTML, persisted `pageshow`). */
export function onBfcacheRestore(listener: () => void): () => void {
  const handlePageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) listener()
  }
  addEventListener("pageshow", handlePageShow)
  return () => removeEventListener("pageshow", handlePageShow)
}
