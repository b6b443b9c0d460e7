import { startTransition } from "react"
import { createRoot, hydrateRoot, type RootOptions } from "react-dom/client"
import { BrowserRouter } from "react-router-dom"
import { documentLanguage, isTranslated, setDocumentLanguage } from "../lib/documentLanguage"
import { documentFlags } from "../lib/documentFlags"
import { App } from "../app/App"
import { loadPage } from "../app/loadPage"
import type { LoadedPage } from "../router/pageLoader"
import { basename, routerPath } from "../router/routes"
import { importOrReload } from "../lib/importOrReload"
import { detailOf, report } from "../services/monitoring/report"
import { pathsOf } from "../router/pagePaths"
import { removeManagedHead } from "./head/managedHead"
import { keepEntered } from "./keepEntered"
import { replayEarlyActions } from "./replayEarlyActions"

function reportError(error: unknown): void {
  report({ name: "render-error", detail: detailOf(error), error })
}

/**
 * Options for the root.
 * @param wasTranslated whether a translator had changed the page before: that React then finds other texts is no fault
 */
const rootOptions = (wasTranslated: boolean): RootOptions => ({
  onCaughtError: reportError,
  onUncaughtError: reportError,
  onRecoverableError(error) {
    if (!wasTranslated && !isTranslated()) reportError(error)
  },
})

/**
 * Whether the HTML was prerendered for a page: for its route, its language and one of the route's own paths. A route
 * can match other paths too, such as any that ends like the second step of social sign-up.
 */
function isPrerenderedFor(
  { id, name, path, language }: LoadedPage,
  routeId: string | undefined,
  lang: string,
): boolean {
  return id === routeId && pathsOf(name).includes(path) && language === lang
}

/**
 * Renders the page of the current URL: hydrates the HTML if it was prerendered for this path and language, otherwise
 * renders from scratch (the start page in another language, pages known at run time). Rejects if code or texts fail.
 */
export async function mountPage(): Promise<void> {
  const root = document.getElementById("root")
  if (!root) throw new Error("the document has no root")
  // Without a route the document is the shell, a skeleton for pages that only the browser can resolve. Like HTML in the
  // wrong language, it is replaced as a whole. No prerendered HTML then stands in for the deferred parts of the page
  // (ui/deferredPart.ts), so their code is loaded together with the page.
  const includeDeferred = !root.dataset.route || "wrongLanguage" in documentFlags()
  const { href } = location
  const first = await importOrReload(() => loadPage(routerPath(location.pathname), { includeDeferred }))
  const options = rootOptions(isTranslated())
  const app = (
    <App
      first={first}
      onRendered={keepEntered(root)}
      onReady={() => {
        // A page that was reloaded may have earlier history entries of its own: the visitor may have gone Back to one
        // of them before the router began to listen.
        if (location.href !== href) dispatchEvent(new PopStateEvent("popstate"))
        replayEarlyActions()
      }}
      router={(site) => <BrowserRouter basename={basename}>{site}</BrowserRouter>}
    />
  )
  if (first && isPrerenderedFor(first, root.dataset.route, documentLanguage())) {
    // In a transition React hydrates in short slices and can respond to input between them.
    startTransition(() => {
      hydrateRoot(root, app, options)
    })
    return
  }
  removeManagedHead()
  if (first) setDocumentLanguage(first.language)
  root.replaceChildren()
  createRoot(root, options).render(app)
}
