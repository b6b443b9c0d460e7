import { useRef, type ReactNode } from "react"
import { I18nextProvider } from "react-i18next"
import { useNavigate, type Location } from "react-router-dom"
import { useShownLocation } from "./useShownLocation"
import { textsOf } from "../services/i18n/i18n"
import { joinPath, splitPath } from "./prefixes"
import { PageContext } from "./usePage"
import type { LoadedPage, LoadPage } from "./pageLoader"

/** A page that lies over another one, and what stays behind it. */
interface PagesOverEachOther {
  /** Address of the page behind. */
  location: Location
  page: LoadedPage | undefined
  over: ReactNode
}

/**
 * Lays a page that was opened over another one (OverPageLink) over it. Only the page that is on the screen can stay: after
 * a reload, in a new tab or from elsewhere in the history the address is a page of its own, and the answer undefined. The
 * page behind takes the language of the one over it.
 * @param over the page of the address
 * @param behind what the history entry names as the address of the page behind
 * @param shown the page on the screen
 * @param loadPage loads the page behind
 */
export async function layOver(
  over: LoadedPage,
  behind: Location,
  shown: LoadedPage | undefined,
  loadPage: LoadPage,
): Promise<PagesOverEachOther | undefined> {
  if (!shown || shown.name === over.name || splitPath(behind.pathname).rest !== shown.path) return undefined
  let location = behind
  let page = await loadPage(location.pathname)
  if (page?.language !== over.language) {
    // With the prefix of English too, since the address without one may negotiate.
    location = { ...behind, pathname: joinPath(over.language, shown.path) }
    page = await loadPage(location.pathname)
  }
  return { location, page, over: <OverPage page={over} behind={location} /> }
}

/**
 * Frame of a page that lies over another one. Closing it goes back to that one's history entry, or puts the page behind
 * in the place of this one where the language was changed meanwhile.
 */
function OverPage({ page, behind }: { page: LoadedPage; behind: Location }) {
  const { state } = useShownLocation()
  const navigate = useNavigate()
  const closing = useRef(false)
  const { id, Component, ...context } = page

  function close() {
    // The way back takes a moment, and a second step back would leave the page behind.
    if (closing.current) return
    closing.current = true
    void (behind.pathname === state?.behind?.pathname
      ? navigate(-1)
      : navigate(behind, { replace: true, state: behind.state }))
  }

  const shown = { ...context, close }
  return (
    <I18nextProvider i18n={textsOf(page.language)}>
      <PageContext value={shown}>
        <Component />
      </PageContext>
    </I18nextProvider>
  )
}
