import { useEffect, useState, type ReactNode } from "react"
import { useLocation, useNavigate, useNavigationType, type Location, type NavigationType } from "react-router-dom"
import { defaultLanguage } from "../config/languages"
import { openView } from "../experiments/experiments"
import { inTime, within } from "../lib/inTime"
import { loadOrReload } from "../lib/reloadOnce"
import { report } from "../monitoring/report"
import { hrefOf } from "../routes/hrefs"
import { splitPath } from "../routes/prefixes"
import { viewAt } from "../routes/viewAt"
import { loadPage, type LoadedPage } from "./loadPage"

/** What is on the screen. */
export interface Shown {
  /** The address in the address bar, once what belongs to it is shown. */
  address: Location
  /** The address that the page belongs to; another one while a page lies over it. */
  location: Location
  navigation: NavigationType
  page: LoadedPage | undefined
  /** A page that lies over it as a dialog; then the address bar names this one. */
  over?: ReactNode
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
 */
export function usePageLoader(first: LoadedPage | undefined): Shown {
  const location = useLocation()
  const navigation = useNavigationType()
  const navigate = useNavigate()
  const [shown, setShown] = useState<Shown>({ address: addressOf(location, first), location, navigation, page: first })
  const [failure, setFailure] = useState<{ location: Location; error: unknown }>()
  const settled = shown.address === location && shown.page !== undefined

  useEffect(() => {
    if (settled) return undefined
    let current = true
    let waiting = true
    async function follow() {
      try {
        const decision = openView({ ...viewAt(splitPath(location.pathname).rest), isOpen: () => waiting })
        const page = await inTime(loadOrReload(() => loadPage(location.pathname)))
        await within(decision, flagsMs)
        waiting = false
        if (!current) return
        if (page) {
          const laid = await laidOver(page, location, shown.page)
          if (!current) return
          setShown({ address: location, navigation, location, page, ...laid })
        } else {
          report({ name: "page-not-found", detail: `Page not found: ${location.pathname}` })
          void navigate(hrefOf("error-404", splitPath(location.pathname).prefix || defaultLanguage), { replace: true })
        }
      } catch (error) {
        if (current) setFailure({ location, error })
      }
    }
    void follow()
    return () => {
      current = false
    }
  }, [location, navigation, navigate, settled, shown.page])

  return failure?.location === location ? { ...shown, failure: failure.error } : shown
}

/** The address of the first page; another one when the visitor went back or forward while it was loaded. */
function addressOf(location: Location, first: LoadedPage | undefined): Location {
  const { prefix, rest } = splitPath(location.pathname)
  return !first || (first.prefix === prefix && first.path === rest) ? location : { ...location }
}

/** What stays behind a page that was opened over another one. Few visitors need it, so that it is a chunk of its own. */
async function laidOver(page: LoadedPage, { state }: Location, shown: LoadedPage | undefined) {
  const behind: Location | undefined = state?.behind
  if (!behind) return undefined
  const { layOver } = await import("./overPage")
  return layOver(page, behind, shown)
}
