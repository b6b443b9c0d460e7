import { StrictMode, useEffect, type ReactNode } from "react"
import "./global.css"
import { ErrorBoundary } from "../router/ErrorBoundary"
import type { LoadedPage } from "../router/pageLoader"
import { RouteErrorPage } from "./RouteErrorPage"
import { Site } from "./Site"

interface AppProps {
  /** The page of the first address, loaded beforehand. */
  first: LoadedPage | undefined
  /** Called once the first page answers the visitor. */
  onReady?: () => void
  /** Puts the site into a router: of the browser, of the build, of a test. */
  router: (site: ReactNode) => ReactNode
}

/** The whole site; the same tree in the browser, in the build and in tests. */
export function App({ first, onReady, router }: AppProps) {
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
