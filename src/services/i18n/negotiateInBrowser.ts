import { attempt } from "../../lib/attempt"
import { languageIn } from "../../lib/address"
import type { Language } from "../../lib/languages"
import { negotiate } from "./negotiate"

/**
 * What the browser says of its languages: the list and, since embedded browsers may lack it, the first alone. Extensions
 * that hide who is visiting replace both by whatever they like.
 */
const browserLanguages = (): string => attempt(() => [navigator.languages, navigator.language].join()) ?? ""

/**
 * The visitor's language, by the cookie, the query of the URL, and the browser's own languages.
 * @param cookie the value of the language cookie; null or undefined if there is none
 * @param query as it has arrived: the head script runs before the entry module repairs it (normalizeUrl.ts)
 */
export const negotiateInBrowser = (cookie: string | null | undefined, query = location.search): Language =>
  negotiate(cookie, languageIn(query), browserLanguages())
