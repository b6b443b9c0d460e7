import "./head/earlyActions"

/** How long the page waits for the file in the visitor's language, in milliseconds. */
const maxWaitMs = 3000

/**
 * Resolves once the file in the visitor's language is in place (head/showLanguagePage.ts); at once if none was
 * requested. If the file does not come in time, resolves all the same, and the page is rendered from scratch.
 */
export async function whenLanguagePageShown(): Promise<void> {
  const request = window.languagePageRequest
  if (!request || request.readyState === XMLHttpRequest.DONE) return
  request.timeout = maxWaitMs
  await new Promise((resolve) => request.addEventListener("loadend", resolve))
}
