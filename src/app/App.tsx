import { StrictMode, useEffect, useLayoutEffect, type ReactNode } from "react"
import "./global.css"
import { ErrorBoundary } from "../router/ErrorBoundary"
import type { LoadedPage } from "../router/pageLoader"
import { RouteErrorPage } from "./RouteErrorPage"
import { Site } from "./Site"

interface AppProps {
  first: LoadedPage | undefined
  /** Called once the first page is in the document, before the effects of its parts. */
  onRendered?: () => void
  /** Called once the first page is hydrated or rendered. */
  onReady?: () => void
  /** Wraps the site in a router: the browser's, the build's or a test's. */
  router: (site: ReactNode) => ReactNode
}

/** The whole site; the same tree in the browser, in the build and in tests. */
export function App({ first, onRendered, onReady, router }: AppProps) {
  useLayoutEffect(() => onRendered?.(), [onRendered])
  useEffect(() => onReady?.(), [onReady])
  return (
    <StrictMode>
      {router(
        <ErrorBoundary Fallback={RouteErrorPage}>
          <Site first={first} />
        </ErrorBoundary>,
      )}
    </StrictMode>
  )
}
