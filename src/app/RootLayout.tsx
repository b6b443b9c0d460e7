import { useEffect, useLayoutEffect } from "react"
import { I18nextProvider } from "react-i18next"
import { setDocumentLanguage } from "../lib/documentLanguage"
import { i18nFor } from "../services/i18n/i18n"
import { publishPage } from "../router/shownPage"
import { PageContext } from "../router/usePage"
import { useShownLocation } from "../router/useShownLocation"
import { ErrorBoundary } from "../router/ErrorBoundary"
import type { LoadedPage } from "../router/pageLoader"
import { RouteErrorPage } from "./RouteErrorPage"

/** The layout around every page: provides language and page context, and publishes the current page. */
export function RootLayout({ page }: { page: LoadedPage }) {
  const { id, Component, ...context } = page
  const { key } = useShownLocation()
  useEffect(() => setDocumentLanguage(page.language), [page.language])
  // Runs before the effects of the page's components, so that their events follow the page view.
  useLayoutEffect(() => publishPage(page), [page])
  return (
    <I18nextProvider i18n={i18nFor(page.language)}>
      <PageContext value={context}>
        <ErrorBoundary entry={key} Fallback={RouteErrorPage}>
          <Component />
        </ErrorBoundary>
      </PageContext>
    </I18nextProvider>
  )
}
