import type { Language } from "../../lib/languages"
import { readParameter } from "../../lib/query"
import { languageKey, negotiate } from "./negotiate"

/**
 * The visitor's language, by the cookie, the query of the URL, and the browser's own languages.
 * @param cookie the value of the language cookie; null if there is none
 */
export const negotiateInBrowser = (cookie: string | null): Language =>
  negotiate(
    cookie,
    // Read from the raw query: the head script runs before the entry module has unpacked acqParams (normalizeUrl.ts).
    readParameter(location.search, languageKey),
    // Missing in some embedded browsers; some know one language only.
    [navigator.languages || navigator.language || ""].flat(),
  )
