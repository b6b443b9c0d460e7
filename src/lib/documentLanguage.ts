/**
 * The site's own language of the document. Not its `lang`, which a browser that translates the page changes; the root
 * element says it too (scripts/vite/prerender.ts).
 */
export const documentLanguage = (): string =>
  document.getElementById("root")?.dataset.language ?? document.documentElement.lang

/** Whether a browser's translator has changed the page: it sets another language, or puts each text into `<font>`. */
export const isTranslated = (): boolean =>
  document.documentElement.lang !== documentLanguage() || document.querySelector("font") !== null

/** Sets the document's language if the site's own has changed; until then it stays that of a translation. */
export function setDocumentLanguage(language: string): void {
  if (language === documentLanguage()) return
  document.documentElement.lang = language
  const root = document.getElementById("root")
  if (root) root.dataset.language = language
}
