import { attempt } from "./attempt"

/**
 * Parses a URL; undefined if it is invalid. Replaces URL.parse and URL.canParse, which Safari only has since 18 and 17.
 * @param base to resolve a relative URL against
 */
export const parseUrl = (text: string, base?: string): URL | undefined => attempt(() => new URL(text, base))
