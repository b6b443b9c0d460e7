import { documentFlags } from "../lib/documentFlags"

/** How long the opening picture is waited for, in milliseconds from the call. */
const pictureMs = 1500

/**
 * Resolves once the opening picture is painted, when it can't be had, or after {@link pictureMs}; at once where there is
 * none. What a visitor does meanwhile waits for nothing: the form for the code answers by itself, and the rest is kept.
 */
export function whenHeroPainted(): Promise<void> {
  const picture = document.querySelector<HTMLImageElement>("img[fetchpriority=high]")
  // The start page in another language is hidden until it has been rendered anew.
  if (!picture || picture.complete || "swap" in documentFlags()) return Promise.resolve()
  return new Promise((resolve) => {
    // The second frame is asked for when the first is on its way to the screen: what follows would slow that down.
    const painted = () => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))
    picture.decode().then(painted, painted)
    setTimeout(resolve, pictureMs)
  })
}
