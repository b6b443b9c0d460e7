import { defaultLanguage, type Language } from "../../lib/languages"
import { readCookie, writeCookie } from "../../lib/cookies"
import { readParameter } from "../../lib/query"
import { languageCookieSeconds, languageKey, negotiate } from "./negotiate"

/** The visitor's language, according to this browser. */
export function browserLanguage(): Language {
  return negotiate({
    cookie: readCookie(languageKey),
    // Read from the raw query: the head script runs before the entry has unpacked the address.
    query: readParameter(location.search, languageKey),
    browser: navigator.languages,
  })
}

/** The visitor's language; English during prerendering. */
export const negotiatedLanguage = (): Language =>
  typeof document === "undefined" ? defaultLanguage : browserLanguage()

/** Stores the visitor's explicit choice of language, as a language code; {@link negotiate} ignores an unknown one. */
export function rememberLanguage(language: string): void {
  writeCookie(languageKey, language, { maxAgeSeconds: languageCookieSeconds })
}
