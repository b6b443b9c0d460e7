import "./head/earlyActions"

/** How long the page waits for the file, in milliseconds. */
const maxWaitMs = 3000

/**
 * Resolves once the page in the visitor's language is in place (head/showLanguagePage.ts), or is known not to come: then the
 * page is rendered from scratch.
 */
export async function whenLanguagePageShown(): Promise<void> {
  const request = window.languagePageRequest
  if (!request || request.readyState === XMLHttpRequest.DONE) return
  request.timeout = maxWaitMs
  await new Promise((resolve) => request.addEventListener("loadend", resolve))
}
