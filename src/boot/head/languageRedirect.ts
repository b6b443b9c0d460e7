import { basePath } from "../../lib/basePath"
import type { Language } from "../../lib/languages"
import { encodeAddresses } from "../../lib/query"
import { prefixOf, type splitPath } from "../../router/prefixes"

interface Address extends ReturnType<typeof splitPath> {
  search: string
  hash: string
}

/**
 * Where an address without a language prefix leads for a visitor of a language: the same page under the language's
 * prefix, query and hash kept (product decisions, section 3). Undefined where the address stays: under a prefix, for a
 * language that has none, and at `/acquisition/` itself.
 */
export function languageRedirect({ prefix, rest, search, hash }: Address, language: Language): string | undefined {
  const wanted = prefixOf(language)
  if (prefix || !rest || !wanted) return undefined
  return `${basePath}/${wanted}/${rest}${encodeAddresses(search)}${hash}`
}
