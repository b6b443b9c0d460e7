import { defaultLanguage, isLanguage, type Language } from "../../lib/languages"

/** Name of the language cookie and of the query parameter. */
export const languageKey = "lang"

/** Max-age of the language cookie in seconds (specification section 9); browsers cap it. */
export const languageCookieSeconds = 2_147_483_647

/**
 * The language for a visitor at an address without a language prefix: cookie, then query, then the first browser
 * language whose base code is available, then English (specification section 5).
 */
export function negotiate(cookie: string | null, query: string | undefined, browser: readonly string[]): Language {
  const bases = browser.map((tag) => tag.split("-")[0]?.toLowerCase())
  return [cookie, query, ...bases].find(isLanguage) ?? defaultLanguage
}
