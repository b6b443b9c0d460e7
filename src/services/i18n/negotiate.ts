import { defaultLanguage, isLanguage, type Language } from "../../lib/languages"

/** Name of the cookie, and of the query parameter, that holds the language. */
export const languageKey = "lang"

/** Age of the language cookie in seconds (specification section 9); browsers cap it on their own. */
export const languageCookieSeconds = 2_147_483_647

/**
 * The language for a visitor at an address without a language prefix: cookie, then query, then the first browser
 * language whose base code is available, then English (specification section 5).
 */
export function negotiate({
  cookie,
  query,
  browser,
}: {
  cookie: string | null
  query: string | null
  browser: readonly string[]
}): Language {
  const bases = browser.map((tag) => tag.split("-")[0]?.toLowerCase())
  return [cookie, query, ...bases].find(isLanguage) ?? defaultLanguage
}
