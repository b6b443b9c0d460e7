import { ShownLocationContext } from "../router/useShownLocation"
import { ErrorBoundary } from "../router/ErrorBoundary"
import { RootLayout } from "./RootLayout"
import { RouteErrorPage } from "./RouteErrorPage"
import { ShellPage } from "./ShellPage"
import { loadPage } from "./loadPage"
import type { LoadedPage } from "../router/pageLoader"
import { useFocusOnNavigation } from "../router/useFocusOnNavigation"
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
