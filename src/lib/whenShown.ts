/** Properties that only browsers which prerender pages have; TypeScript's library does not know them yet. */
type PrerenderableDocument = Document & { readonly prerendering?: boolean }
type PrerenderableNavigation = PerformanceEntry & { readonly activationStart?: number }

/**
 * Resolves when the visitor sees the document: at once, unless the browser has loaded it ahead of a visit that may
 * never come (HTML Standard, "prerendering").
 */
export function whenShown(): Promise<void> {
  if (!(document as PrerenderableDocument).prerendering) return Promise.resolve()
  return new Promise((resolve) => {
    document.addEventListener("prerenderingchange", () => resolve(), { once: true })
  })
}

/** Milliseconds since the visitor navigated to this document. Meaningless before {@link whenShown}. */
export function msSinceActivation(): number {
  const [navigation]: PrerenderableNavigation[] = performance.getEntriesByType("navigation")
  return performance.now() - (navigation?.activationStart ?? 0)
}
