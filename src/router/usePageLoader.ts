import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from "react"
import { useNavigate, useNavigationType, type NavigationType } from "react-router-dom"
import { defaultLanguage } from "../lib/languages"
import { openView } from "../services/experiments/experiments"
import { withTimeout, waitAtMost } from "../lib/withTimeout"
import { importOrReload } from "../lib/importOrReload"
import { report } from "../services/monitoring/report"
import { noteEntry, type EntryLocation } from "./entryState"
import { hrefOf } from "./hrefs"
import { splitPath } from "./prefixes"
import { useEntryLocation } from "./useShownLocation"
import { viewAt } from "./viewAt"
import type { LoadedPage, LoadPage } from "./pageLoader"
import { keepScrollPosition } from "./useScrollPosition"

/** What is on the screen. */
export interface Shown {
  /** The address in the address bar, once what belongs to it is shown. */
  address: EntryLocation
  /** The address that the page belongs to; another one while a modal route is open. */
  location: EntryLocation
  navigation: NavigationType
  page: LoadedPage | undefined
  /** A page that is shown as a dialog over it; then the address bar names that one. */
  modal?: ReactNode
  /** Why the page of the address can't be shown. */
  failure?: unknown
}

/** How long a page that was navigated to waits for the flags, in milliseconds; it mostly finds them in their cache. */
const flagsMs = 300

/**
 * Follows the address: what is shown stays until the page of the new address can take its place, so that words and
 * address always belong together. An address without a page leads to the localized 404 page (specification section 2).
 * A page that can't be loaded is a failure until the address changes: Back leads to what was there before.
 * @param first the page of the first address, when it was loaded beforehand
 * @param loadPage loads each further one
 */
export function usePageLoader(first: LoadedPage | undefined, loadPage: LoadPage): Shown {
  const location = useEntryLocation()
  const navigation = useNavigationType()
  const navigate = useNavigate()
  const [shown, setShown] = useState<Shown>({ address: addressOf(location, first), location, navigation, page: first })
  const [failure, setFailure] = useState<{ location: EntryLocation; error: unknown }>()
  useLayoutEffect(noteEntry, [location])
  // The error page has no position worth keeping.
  const failing = useRef(false)
  const settled = shown.address === location && shown.page !== undefined

  useEffect(() => {
    if (settled) return undefined
    let current = true
    let waiting = true
    async function follow() {
      try {
        const decision = openView({ ...viewAt(splitPath(location.pathname).rest), isOpen: () => waiting })
        const page = await withTimeout(importOrReload(() => loadPage(location.pathname)))
        await waitAtMost(decision, flagsMs)
        waiting = false
        if (!current) return
        if (page) {
          const modal = await modalOf(page, location, shown.page, loadPage)
          if (!current) return
          if (!failing.current) keepScrollPosition(shown.location)
          failing.current = false
          setShown({ address: location, navigation, location, page, ...modal })
        } else {
          report({ name: "page-not-found", detail: `Page not found: ${location.pathname}` })
          void navigate(hrefOf("error-404", splitPath(location.pathname).prefix || defaultLanguage), { replace: true })
        }
      } catch (error) {
        if (!current) return
        if (!failing.current) keepScrollPosition(shown.location)
        failing.current = true
        setFailure({ location, error })
      } finally {
        waiting = false
      }
    }
    void follow()
    return () => {
      current = false
      // A visitor who has gone elsewhere is in no experiment of this page.
      waiting = false
    }
  }, [location, navigation, navigate, settled, shown.page, shown.location, loadPage])

  return failure?.location === location ? { ...shown, failure: failure.error } : shown
}

/** The address of the first page; another one when the visitor went back or forward while it was loaded. */
function addressOf(location: EntryLocation, first: LoadedPage | undefined): EntryLocation {
  const { prefix, rest } = splitPath(location.pathname)
  return !first || (first.prefix === prefix && first.path === rest) ? location : { ...location }
}

/** The page as a dialog, where it was opened as one. Few visitors need it, so that its code is a chunk of its own. */
async function modalOf(page: LoadedPage, { state }: EntryLocation, shown: LoadedPage | undefined, loadPage: LoadPage) {
  const { background } = state
  if (!background) return undefined
  const { openAsModal } = await withTimeout(importOrReload(() => import("./modalRoute")))
  return openAsModal(page, background, shown, loadPage)
}
