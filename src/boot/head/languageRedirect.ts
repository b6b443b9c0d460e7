import { basePath } from "../../lib/basePath"
import type { Language } from "../../lib/languages"
import { prefixOf, type Prefix } from "../../router/prefixes"

/**
 * Percent-encodes the values of a query that start with http(s)://, so that they remain intact when the URL is rebuilt
 * (specification section 5). Other parameters are unchanged. Takes and returns `?…` or an empty string.
 */
export const encodeUrlParameters = (search: string): string =>
  search.replace(/=https?:\/\/[^&]*/gi, (value) => `=${encodeURIComponent(value.slice(1))}`)

/**
 * The redirect target of a path without a language prefix: the same page under the visitor's language, with query and
 * hash (product decisions, section 3). Undefined if there is no redirect: under a prefix, for a language without a
 * prefix, and at `/acquisition/` itself.
 */
export function languageRedirect(
  prefix: Prefix,
  rest: string,
  search: string,
  hash: string,
  language: Language,
): string | undefined {
  const wanted = prefixOf(language)
  if (prefix || !rest || !wanted) return undefined
  return `${basePath}/${wanted}/${rest}${encodeUrlParameters(search)}${hash}`
}
