/**
 * Calls back whenever the browser brings the page back as it was left, by Back or Forward (HTML, `pageshow` of a page that
 * has persisted).
 * @returns ends that
 */
export function onReturn(listener: () => void): () => void {
  const look = ({ persisted }: PageTransitionEvent) => {
    if (persisted) listener()
  }
  addEventListener("pageshow", look)
  return () => removeEventListener("pageshow", look)
}
