/**
 * Events that affect the invitation: a code comes from the URL or an earlier visit, the visitor enters or gives up a
 * code, or the backend refuses it later on.
 */
export type Happening = "link" | "remembered" | "entered" | "left" | "rejected"

/**
 * Decides which check of a code counts. Every event takes a turn, and an answer counts while its turn is the latest. A
 * code that was not just entered gets the first turn or none, so that it never supersedes what the visitor does.
 */
export function createTurns() {
  let latest = 0
  /** @returns a function that says whether the turn is still the latest; undefined if no turn is available any more */
  return (happening: Happening): (() => boolean) | undefined => {
    const first = happening === "link" || happening === "remembered"
    if (first && latest > 0) return undefined
    const turn = ++latest
    return () => turn === latest
  }
}
