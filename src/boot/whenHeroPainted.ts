import { documentFlags } from "../lib/documentFlags"

/** How long to wait for the hero image, in milliseconds from the call. */
const pictureMs = 1500

/**
 * Resolves once the hero image is painted, fails to load, or {@link pictureMs} have passed; at once if there is none.
 * The visitor can act meanwhile: the code form responds by itself, and everything else is recorded.
 */
export function whenHeroPainted(): Promise<void> {
  const picture = document.querySelector<HTMLImageElement>("img[fetchpriority=high]")
  // The start page in another language is hidden until it is rendered again.
  if (!picture || picture.complete || "swap" in documentFlags()) return Promise.resolve()
  return new Promise((resolve) => {
    // The second frame is requested when the first is about to be painted; running earlier would delay the paint.
    const painted = () => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))
    picture.decode().then(painted, painted)
    setTimeout(resolve, pictureMs)
  })
}
