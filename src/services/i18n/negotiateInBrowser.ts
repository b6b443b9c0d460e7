import { languageIn } from "../../lib/address"
import type { Language } from "../../lib/languages"
import { negotiate } from "./negotiate"

/**
 * The visitor's language, by the cookie, the query of the URL, and the browser's own languages.
 * @param cookie the value of the language cookie; null if there is none
 * @param query as it has arrived: the head script runs before the entry module repairs it (normalizeUrl.ts)
 */
export const negotiateInBrowser = (cookie: string | null, query = location.search): Language =>
  negotiate(
    cookie,
    languageIn(query),
    // Missing in some embedded browsers; some know one language only.
    [navigator.languages || navigator.language || ""].flat(),
  )
