import { useLayoutEffect, useRef } from "react"
import { ShownLocationContext } from "../router/useShownLocation"
import { ErrorBoundary } from "../router/ErrorBoundary"
import { RootLayout } from "./RootLayout"
import { RouteErrorPage } from "./RouteErrorPage"
import { ShellPage } from "./ShellPage"
import { loadPage } from "./loadPage"
import type { LoadedPage } from "../router/pageLoader"
import { usePageLoader } from "../router/usePageLoader"
import { useScrollPosition } from "../router/useScrollPosition"

/**
 * Renders the page of the current location. A page keeps its state when only language or query change, since every page
 * is at the same position in the tree.
 */
export function Site({ first }: { first: LoadedPage | undefined }) {
  const { renderedLocation, pageLocation, navigation, page, modal, failure } = usePageLoader(first, loadPage)
  const path = failure === undefined ? page?.path : undefined
  // In this order: a change of focus ends the hold on a scroll position.
  useFocusOnNavigation(path)
  useScrollPosition(path, pageLocation, navigation)
  if (failure !== undefined) return <RouteErrorPage error={failure} />
  if (!page) return <ShellPage />
  return (
    <>
      <ShownLocationContext value={pageLocation}>
        <RootLayout page={page} />
      </ShownLocationContext>
      {modal ? (
        <ShownLocationContext value={renderedLocation}>
          <ErrorBoundary entry={renderedLocation.key} Fallback={RouteErrorPage}>
            {modal}
          </ErrorBoundary>
        </ShownLocationContext>
      ) : null}
    </>
  )
}

/**
 * Moves focus to the heading after a navigation, which also makes screen readers announce it once. The first page keeps
 * the browser's focus, and a change of language alone moves nothing. Runs as soon as the page is rendered: later it
 * would steal focus from a field that the visitor has begun to fill in.
 * @param path of the current page without the language prefix; undefined while a replacement takes focus itself
 */
function useFocusOnNavigation(path: string | undefined): void {
  const shown = useRef(path)
  useLayoutEffect(() => {
    if (shown.current === path) return
    shown.current = path
    if (path !== undefined) document.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true })
  }, [path])
}
