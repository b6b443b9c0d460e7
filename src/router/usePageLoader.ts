import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from "react"
import { useNavigate, useNavigationType, NavigationType } from "react-router-dom"
import { defaultLanguage } from "../lib/languages"
import { runExperiments } from "../services/experiments/experiments"
import { withTimeout, waitAtMost } from "../lib/withTimeout"
import { importOrReload } from "../lib/importOrReload"
import { rememberLanguage } from "../services/i18n/visitorLanguage"
import { report } from "../services/monitoring/report"
import { rememberEntry, type EntryLocation } from "./entryState"
import { routerPathOf } from "./hrefs"
import { splitPath } from "./prefixes"
import { startPageLanguages } from "./startPageLanguages"
import { useEntryLocation } from "./useShownLocation"
import { experimentContextAt } from "./experimentContextAt"
import type { LoadedPage, LoadPage } from "./pageLoader"
import { saveScrollPosition } from "./useScrollPosition"
import { useViewTransition } from "./useViewTransition"

/** What is currently rendered. */
export interface RenderedPage {
  /** The location that is rendered. While the next page loads, the current location is already ahead of it. */
  renderedLocation: EntryLocation
  /** The location of the page; differs from `renderedLocation` while a modal route is open. */
  pageLocation: EntryLocation
  navigation: NavigationType
  page: LoadedPage | undefined
  /** A modal route: a page that is shown as a dialog over `page`; `renderedLocation` is then that of the dialog. */
  modal?: ReactNode
  /** Why the page of the current location could not be shown. */
  failure?: unknown
}

/** How long a navigation waits for the flags, in milliseconds; they usually come from the cache. */
const flagsMs = 300

/**
 * Follows the location. The current page stays until the new one can replace it, and is rendered for its own location
 * until then (`renderedLocation`), although the URL is already that of the new page.
 * A path without a page leads to the localised 404 page (specification section 2). A page that cannot be loaded is a
 * failure until the location changes: Back returns to the previous page.
 * @param first the page of the first location, if it was loaded beforehand
 * @param loadPage loads every other page
 */
export function usePageLoader(first: LoadedPage | undefined, loadPage: LoadPage): RenderedPage {
  const location = useEntryLocation()
  const navigation = useNavigationType()
  const navigate = useNavigate()
  const [rendered, setRendered] = useState<RenderedPage>({
    renderedLocation: firstEntryLocation(location, first),
    pageLocation: location,
    navigation,
    page: first,
  })
  const show = useViewTransition(rendered)
  const [failure, setFailure] = useState<{ location: EntryLocation; error: unknown }>()
  useLayoutEffect(rememberEntry, [location])
  const [languages] = useState(startPageLanguages)
  useLayoutEffect(() => {
    if (rendered.page) languages.record(rendered.pageLocation.key, rendered.page)
  }, [languages, rendered.page, rendered.pageLocation])
  // Whether the error page is shown, which has no scroll position worth keeping.
  const showsError = useRef(false)
  const settled = rendered.renderedLocation === location && rendered.page !== undefined

  useEffect(() => {
    if (settled) return undefined
    let current = true
    let waiting = true
    async function follow() {
      try {
        const evaluated = runExperiments({
          ...experimentContextAt(splitPath(location.pathname).rest),
          mayChange: () => waiting,
        })
        const negotiate = () => languages.at(location.key, rendered.page)
        const page = await withTimeout(importOrReload(() => loadPage(location.pathname, { negotiate })))
        await waitAtMost(evaluated, flagsMs)
        waiting = false
        if (!current) return
        if (page) {
          const modal = await modalOf(page, location, rendered.page, loadPage)
          const next = { renderedLocation: location, navigation, pageLocation: location, page, ...modal }
          const setState = () => {
            if (!current) return false
            if (!showsError.current) saveScrollPosition(rendered.pageLocation)
            showsError.current = false
            // Back from another language undoes its choice; otherwise a reload would repeat it.
            if (navigation === NavigationType.Pop && rendered.page && rendered.page.language !== page.language)
              rememberLanguage(page.language)
            setRendered(next)
            return true
          }
          if (isMove(rendered, next)) show(setState)
          else setState()
        } else {
          report({ name: "page-not-found", detail: `Page not found: ${location.pathname}` })
          void navigate(routerPathOf("error-404", splitPath(location.pathname).prefix || defaultLanguage), {
            replace: true,
          })
        }
      } catch (error) {
        if (!current) return
        if (!showsError.current) saveScrollPosition(rendered.pageLocation)
        showsError.current = true
        setFailure({ location, error })
      } finally {
        waiting = false
      }
    }
    void follow()
    return () => {
      current = false
      // A visitor who has already left takes part in no experiment of this page.
      waiting = false
    }
  }, [location, navigation, navigate, settled, rendered, loadPage, languages, show])

  return failure?.location === location ? { ...rendered, failure: failure.error } : rendered
}

/**
 * The location to start with. If the first page does not belong to it (the visitor went back or forward while the page
 * was loading), a copy: that is never identical to the current location, so the right page is loaded.
 */
function firstEntryLocation(location: EntryLocation, first: LoadedPage | undefined): EntryLocation {
  const { prefix, rest } = splitPath(location.pathname)
  return !first || (first.prefix === prefix && first.path.toLowerCase() === rest.toLowerCase())
    ? location
    : { ...location }
}

/**
 * Whether a visitor comes to another page or step, as opposed to another language, query or dialog of the same page.
 */
function isMove({ page: before, pageLocation: left }: RenderedPage, { page, pageLocation }: RenderedPage): boolean {
  return before !== undefined && (before.path !== page?.path || left.state.step !== pageLocation.state.step)
}

/** The page as a modal route, if it was opened as one. Rarely needed, so its code is a separate chunk. */
async function modalOf(
  page: LoadedPage,
  { state }: EntryLocation,
  shownPage: LoadedPage | undefined,
  loadPage: LoadPage,
) {
  const { background } = state
  if (!background) return undefined
  const { openAsModal } = await withTimeout(importOrReload(() => import("./modalRoute")))
  return openAsModal(page, background, shownPage, loadPage)
}
