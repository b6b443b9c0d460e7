import { lazy, type ComponentType } from "react"

/** A part of a page in a separate chunk; the prerendered page shows its HTML until the chunk arrives. */
export interface DeferredPart {
  /** Render it inside a Suspense boundary. */
  Part: ComponentType
  /** Loads the chunk, so that the part renders synchronously; used by the build and by navigations. */
  preload: () => Promise<void>
}

/**
 * Defers a part whose HTML the prerendered page contains, such as the sections below the fold: React keeps that HTML
 * while the chunk loads, and hydrates it afterwards. For a part that the page shows on demand, use loadablePart
 * (shared/loading/useLoadedPart.ts).
 * @param fetchPart imports the chunk, and loads what its HTML in the document needs to hydrate
 * @param whenWanted resolves when the chunk may be loaded for a hydrated page
 */
export function deferredPart(
  fetchPart: () => Promise<{ Part: ComponentType }>,
  whenWanted: () => Promise<void>,
): DeferredPart {
  let part: ComponentType | undefined
  let loading: Promise<void> | undefined
  const waiting: (() => void)[] = []
  async function preload() {
    part = (await fetchPart()).Part
    // Called in the order in which they were added: React.lazy's own callback is the first. A component resumed before
    // that callback has run would find the part still pending.
    for (const resolve of waiting.splice(0)) resolve()
  }
  // A thenable can resolve synchronously if the part is already loaded; a promise could only do so later.
  const modulePromise = {
    // oxlint-disable-next-line unicorn/no-thenable -- it is meant to be one
    then(resolve: (module: { default: ComponentType }) => void) {
      const give = () => {
        if (part) resolve({ default: part })
      }
      if (part) return give()
      waiting.push(give)
      // If the chunk cannot be loaded, the prerendered HTML stays, until React asks again.
      loading ??= whenWanted()
        .then(preload)
        .catch(() => {
          loading = undefined
        })
    },
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- React calls nothing but then
  return { Part: lazy(() => modulePromise as unknown as Promise<{ default: ComponentType }>), preload }
}
