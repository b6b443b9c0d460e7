import { lazy, type ComponentType } from "react"

/** A part of a page in a chunk of its own, of which the prerendered page shows the HTML until the chunk arrives. */
export interface DeferredPart {
  /** To be put into a Suspense boundary. */
  Part: ComponentType
  /** Fetches the chunk, so that the part is rendered at once; the build and navigations do. */
  preload: () => Promise<void>
}

/**
 * Defers a part that nobody needs in order to use the page: while its chunk is on its way React leaves the prerendered
 * HTML of its Suspense boundary as it is, and makes it alive later.
 * @param fetchPart fetches the chunk
 * @param whenWanted settles when the chunk may be fetched for a page that is hydrated
 */
export function deferredPart(
  fetchPart: () => Promise<{ Part: ComponentType }>,
  whenWanted: () => Promise<void>,
): DeferredPart {
  let part: ComponentType | undefined
  async function preload() {
    part = (await fetchPart()).Part
  }
  // React asks the answer whether it is there already; a promise could only say so later.
  const answer = {
    // oxlint-disable-next-line unicorn/no-thenable -- it is meant to be one
    then(resolve: (module: { default: ComponentType }) => void) {
      const give = () => {
        if (part) resolve({ default: part })
      }
      if (part) give()
      // What can't be fetched stays as the prerendered page shows it.
      else
        whenWanted()
          .then(preload)
          .then(give, () => undefined)
    },
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- React calls nothing but then
  return { Part: lazy(() => answer as unknown as Promise<{ default: ComponentType }>), preload }
}
