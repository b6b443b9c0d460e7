import { prefixDefaultLanguage } from "../services/settings/build"
import { languageOfSegment } from "../lib/address"
import { defaultLanguage, languages, type Language } from "../lib/languages"

/** The language prefix of a path; empty if the path has none. */
export type Prefix = Language | ""

/**
 * Every prefix that a page exists under (specification section 2: unprefixed, and each language). A function, so that
 * the inline head script does not contain the list.
 */
export const allPrefixes = (): readonly Prefix[] => ["", ...languages]

/** The prefix that the site's own links use for a language. */
export const prefixOf = (language: Language): Prefix =>
  language === defaultLanguage && !prefixDefaultLanguage ? "" : language

/** Suffix of route ids: `de`, or `en___default` without a prefix. */
export function localeSuffix(prefix: Prefix): string {
  return prefix || `${defaultLanguage}___default`
}

/**
 * Splits a router path (below the base path) into its language prefix and the rest, both without leading or trailing
 * slashes. A prefix counts in any case, and with a region.
 */
export function splitPath(path: string): { prefix: Prefix; rest: string } {
  const segments = path.match(/[^/]+/g) ?? []
  const prefix = languageOfSegment(segments[0]) ?? ""
  if (prefix) segments.shift()
  return { prefix, rest: segments.join("/") }
}

/** Joins a prefix and a page's path into a router path. */
export function joinPath(prefix: Prefix, rest: string): string {
  return `/${[prefix, rest].filter(Boolean).join("/")}`
}
