import { defaultLanguage, type Language } from "../../lib/languages"
import { readCookie, writeCookie } from "../../lib/cookies"
import { readParameter } from "../../lib/query"
import { languageCookieSeconds, languageKey, negotiate } from "./negotiate"

/** The visitor's language, from what this browser says. */
export function browserLanguage(): Language {
  return negotiate({
    cookie: readCookie(languageKey),
    // The head script asks before the entry has unpacked the address.
    query: readParameter(location.search, languageKey),
    browser: navigator.languages,
  })
}

/** The visitor's language; English while pages are prerendered. */
export const negotiatedLanguage = (): Language =>
  typeof document === "undefined" ? defaultLanguage : browserLanguage()

/** Remembers the visitor's explicit choice of a language, by its code; {@link negotiate} passes over an unknown one. */
export function rememberLanguage(language: string): void {
  writeCookie(languageKey, language, { maxAgeSeconds: languageCookieSeconds })
}
