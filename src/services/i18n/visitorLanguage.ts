import { defaultLanguage, type Language } from "../../lib/languages"
import { readCookie, writeCookie } from "../../lib/cookies"
import { negotiateInBrowser } from "./negotiateInBrowser"
import { languageCookieSeconds, languageKey } from "./negotiate"

/** The visitor's language; English during prerendering. */
export const visitorLanguage = (): Language =>
  typeof document === "undefined" ? defaultLanguage : negotiateInBrowser(readCookie(languageKey))

/** Stores the visitor's explicit choice of language, as a language code; an unknown one is ignored when it is read. */
export function rememberLanguage(language: string): void {
  writeCookie(languageKey, language, { maxAgeSeconds: languageCookieSeconds })
}
