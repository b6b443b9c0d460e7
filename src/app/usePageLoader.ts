import { useEffect, useState } from "react"
import { useLocation, useNavigate, useNavigationType, type Location, type NavigationType } from "react-router-dom"
import { defaultLanguage } from "../config/languages"
import { report } from "../monitoring/report"
import { hrefOf } from "../routes/hrefs"
import { splitPath } from "../routes/prefixes"
import { loadPage, type LoadedPage } from "./loadPage"

/** What is on the screen: the page, and the address that it belongs to. */
export interface Shown {
  location: Location
  navigation: NavigationType
  page: LoadedPage | undefined
}

/**
 * Follows the address: what is shown stays until the page of the new address can take its place, so that words and
 * address always belong together. An address without a page leads to the localized 404 page (specification section 2).
 * Throws, into the error boundary, when a page can't be loaded.
 * @param first the page of the first address, when it was loaded beforehand
 */
export function usePageLoader(first: LoadedPage | undefined): Shown {
  const location = useLocation()
  const navigation = useNavigationType()
  const navigate = useNavigate()
  const [shown, setShown] = useState<Shown>({ location, navigation, page: first })
  const [failure, setFailure] = useState<{ location: Location; error: unknown }>()
  const settled = shown.location === location && shown.page !== undefined

  useEffect(() => {
    if (settled) return undefined
    let current = true
    async function follow() {
      try {
        const page = await loadPage(location.pathname)
        if (!current) return
        if (page) setShown({ location, navigation, page })
        else {
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
  }, [location, navigation, navigate, settled])

  if (failure?.location === location) throw failure.error
  return shown
}
