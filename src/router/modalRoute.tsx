import { useRef, type ReactNode } from "react"
import { I18nextProvider } from "react-i18next"
import { useNavigate } from "react-router-dom"
import type { EntryLocation } from "./entryState"
import { useShownLocation } from "./useShownLocation"
import { i18nFor } from "../services/i18n/i18n"
import { joinPath, splitPath } from "./prefixes"
import { PageContext } from "./usePage"
import type { LoadedPage, LoadPage } from "./pageLoader"

interface ModalRoute {
  pageLocation: EntryLocation
  page: LoadedPage | undefined
  modal: ReactNode
}

/**
 * Shows a page as a dialog over the page that contains its link (ModalLink). Only the page that is currently shown can
 * be the background: after a reload, in a new tab or from elsewhere in the history the page is shown on its own, and
 * the result is undefined. The background page is shown in the dialog's language.
 * @param background location of the background page, from the history entry
 * @param loadPage loads the background page
 */
export async function openAsModal(
  modal: LoadedPage,
  background: EntryLocation,
  shown: LoadedPage | undefined,
  loadPage: LoadPage,
): Promise<ModalRoute | undefined> {
  // Routes are case-insensitive.
  const path = splitPath(background.pathname).rest.toLowerCase()
  if (!shown || shown.name === modal.name || path !== shown.path.toLowerCase()) return undefined
  let location = background
  let page = await loadPage(location.pathname)
  if (page?.language !== modal.language) {
    // Include the prefix even for English, since the path without one may negotiate the language.
    location = { ...background, pathname: joinPath(modal.language, shown.path) }
    page = await loadPage(location.pathname)
  }
  return { pageLocation: location, page, modal: <ModalPage page={modal} background={location} /> }
}

/**
 * Renders a page as a dialog. Closing it goes back to the background page's history entry; if the language has changed
 * meanwhile, the background page replaces this entry instead.
 */
function ModalPage({ page, background }: { page: LoadedPage; background: EntryLocation }) {
  const { state } = useShownLocation()
  const navigate = useNavigate()
  const closing = useRef(false)
  const { id, Component, ...pageOfDialog } = page

  function close() {
    // Going back is asynchronous, and a second step back would leave the background page.
    if (closing.current) return
    closing.current = true
    void (background.pathname === state.background?.pathname
      ? navigate(-1)
      : navigate(background, { replace: true, state: background.state }))
  }

  const context = { ...pageOfDialog, close }
  return (
    <I18nextProvider i18n={i18nFor(page.language)}>
      <PageContext value={context}>
        <Component />
      </PageContext>
    </I18nextProvider>
  )
}
