/**
 * What can happen to the invitation of a page load: a code comes with the address or from an earlier visit, the visitor
 * enters one or gives one back, or the backend refuses it at a later point.
 */
export type Happening = "link" | "remembered" | "entered" | "left" | "rejected"

/**
 * Which check of a code counts. Whatever happens takes a turn, and an answer counts while its turn is the latest. A code
 * that nobody has just entered gets the first turn or none, so that it never supersedes what the visitor does.
 */
export function createTurns() {
  let latest = 0
  /** @returns tells whether the turn is still the latest; undefined where there is no turn to take any more */
  return (happening: Happening): (() => boolean) | undefined => {
    const first = happening === "link" || happening === "remembered"
    if (first && latest > 0) return undefined
    const turn = ++latest
    return () => turn === latest
  }
}
