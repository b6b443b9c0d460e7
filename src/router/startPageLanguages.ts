import type { Language } from "../lib/languages"
import { visitorLanguage } from "../services/i18n/visitorLanguage"
import type { LoadedPage } from "./pageLoader"

/**
 * The languages of the start page within one document. Its URL contains no language, so by default the page is shown in
 * the visitor's language, with two exceptions. Back and Forward show an entry in the language in which it was shown
 * before. A link from a page without a language prefix keeps that page's language, unless the visitor has chosen
 * another language since the last page was shown.
 */
export function startPageLanguages() {
  const byEntry = new Map<string, Language>()
  /** The visitor's language when the last page was shown. */
  let lastVisitorLanguage = visitorLanguage()
  return {
    record(entryKey: string, { language }: Pick<LoadedPage, "language">): void {
      byEntry.set(entryKey, language)
      lastVisitorLanguage = visitorLanguage()
    },
    /** The language of the start page at an entry. */
    at(entryKey: string, from: Pick<LoadedPage, "prefix" | "language"> | undefined): Language {
      const current = visitorLanguage()
      const before = byEntry.get(entryKey)
      if (before) return before
      return from?.prefix === "" && current === lastVisitorLanguage ? from.language : current
    },
  }
}
