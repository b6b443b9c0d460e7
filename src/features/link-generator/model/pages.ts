import { builtInLanding } from "../../../services/settings/landing"

/**
 * Whether the site itself has a landing page of this name; empty: the start page. Flags may add landing pages, so an
 * unknown name is doubtful, not wrong.
 */
export const isKnownPage = (page: string): boolean => builtInLanding(page) !== undefined

/** The landing pages of links that the site itself does not have, each once, in the order in which they first occur. */
export const unknownPages = (links: readonly { page: string }[]): string[] => [
  ...new Set(links.map(({ page }) => page).filter((page) => !isKnownPage(page))),
]
