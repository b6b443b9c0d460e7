import { useEffect, useRef } from "react"
import { I18nextProvider } from "react-i18next"
import type { NavigationType } from "react-router-dom"
import { textsOf } from "../i18n/i18n"
import { PageContext } from "../routes/usePage"
import { TitleNoticeProvider } from "../ui/TitleNotice/TitleNotice"
import type { LoadedPage } from "./loadPage"
import { useScrollPosition } from "./useScrollPosition"

/** Frame of every page: gives it its language, moves focus after a navigation, restores scroll positions. */
export function RootLayout({ page, navigation }: { page: LoadedPage; navigation: NavigationType }) {
  const { id, Component, ...context } = page
  useDocumentLanguage(page.language)
  useScrollPosition(page.name, navigation)
  useFocusOnNavigation(page.name)
  return (
    <I18nextProvider i18n={textsOf(page.language)}>
      <PageContext value={context}>
        <TitleNoticeProvider>
          <Component />
        </TitleNoticeProvider>
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
 * first page keeps the browser's own focus, and a change of language alone moves nothing.
 */
function useFocusOnNavigation(name: string | undefined) {
  const shown = useRef(name)
  useEffect(() => {
    if (shown.current === name) return
    shown.current = name
    document.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true })
  }, [name])
}
