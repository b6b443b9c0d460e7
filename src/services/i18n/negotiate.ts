import { defaultLanguage, isLanguage, type Language } from "../../lib/languages"

/** Name of the language cookie and of the query parameter. */
export const languageKey = "lang"

/** Max-age of the language cookie in seconds (specification section 9); browsers cap it. */
export const languageCookieSeconds = 2_147_483_647

/**
 * The language for a visitor at an address without a language prefix: cookie, then query, then the first browser
 * language whose base code is available, then English (specification section 5).
 * @param browser tags with commas between them; anything else counts for nothing
 */
export const negotiate = (cookie: string | null | undefined, query: string | undefined, browser: string): Language =>
  [cookie, query, ...browser.toLowerCase().split(/,|-[^,]*/)].find(isLanguage) ?? defaultLanguage
