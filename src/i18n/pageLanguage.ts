import { defaultLanguage, type Language } from "../config/languages"
import { readCookie, writeCookie } from "../lib/cookies"
import { readParameter } from "../lib/query"
import { languageCookieSeconds, languageKey, negotiate } from "./negotiate"

/** The visitor's language, from what this browser says; English while pages are prerendered. */
export function negotiatedLanguage(): Language {
  if (typeof document === "undefined") return defaultLanguage
  return negotiate({
    cookie: readCookie(languageKey),
    // The head script asks before the entry has unpacked the address.
    query: readParameter(location.search, languageKey),
    browser: navigator.languages,
  })
}

/** Remembers the visitor's explicit choice of a language. */
export function rememberLanguage(language: Language): void {
  writeCookie(languageKey, language, { maxAgeSeconds: languageCookieSeconds })
}
