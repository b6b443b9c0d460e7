import { useEffect, useLayoutEffect, useRef } from "react"
import { I18nextProvider } from "react-i18next"
import type { NavigationType } from "react-router-dom"
import { textsOf } from "../i18n/i18n"
import { publishPage } from "../routes/shownPage"
import { PageContext } from "../routes/usePage"
import type { LoadedPage } from "./loadPage"
import { useScrollPosition } from "./useScrollPosition"

/** Frame of every page: gives it its language, moves focus after a navigation, restores scroll positions. */
export function RootLayout({ page, navigation }: { page: LoadedPage; navigation: NavigationType }) {
  const { id, Component, ...context } = page
  useDocumentLanguage(page.language)
  useScrollPosition(page.name, navigation)
  useFocusOnNavigation(page.name)
  // Before the effects of what stands in the page, so that its events come after the page.
  useLayoutEffect(() => publishPage(page), [page])
  return (
    <I18nextProvider i18n={textsOf(page.language)}>
      <PageContext value={context}>
        <Component />
      </PageContext>
    </I18nextProvider>
  )
}

function useDocumentLanguage(language: string) {
  useEffect(() => {
    document.documentElement.lang = language
  }, [language])
}

/**
 * Moves focus to the heading of a page that was navigated to, which also makes screen readers announce it once. The
 * first page keeps the browser's own focus, and a change of language alone moves nothing. As soon as the page is there:
 * later it would take the focus away from a field that the visitor has begun to fill.
 */
function useFocusOnNavigation(name: string | undefined) {
  const shown = useRef(name)
  useLayoutEffect(() => {
    if (shown.current === name) return
    shown.current = name
    document.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true })
  }, [name])
}
