import { prefixDefaultLanguage } from "../services/settings/build"
import { defaultLanguage, isLanguage, languages, type Language } from "../lib/languages"

/** First segment of an address: a language, or none. */
export type Prefix = Language | ""

/** Every prefix under which a page exists (specification section 2: unprefixed, and each language). */
export const prefixes: readonly Prefix[] = ["", ...languages]

/** The prefix with which the site links to pages of a language. */
export function prefixOf(language: Language): Prefix {
  return language === defaultLanguage && !prefixDefaultLanguage ? "" : language
}

/** Suffix of route ids under a prefix: `de`, and `en___default` where there is none. */
export function localeSuffix(prefix: Prefix): string {
  return prefix || `${defaultLanguage}___default`
}

/** Takes a router path (below the base path) apart into its language prefix and the rest, both without slashes. */
export function splitPath(path: string): { prefix: Prefix; rest: string } {
  const segments = path.split("/").filter(Boolean)
  const [first] = segments
  return isLanguage(first)
    ? { prefix: first, rest: segments.slice(1).join("/") }
    : { prefix: "", rest: segments.join("/") }
}

/** Puts a prefix and a page's path together to a router path. */
export function joinPath(prefix: Prefix, rest: string): string {
  return `/${[prefix, rest].filter(Boolean).join("/")}`
}
