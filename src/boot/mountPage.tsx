import { startTransition } from "react"
import { createRoot, hydrateRoot, type RootOptions } from "react-dom/client"
import { BrowserRouter } from "react-router-dom"
import { documentFlags } from "../lib/documentFlags"
import { App } from "../app/App"
import { loadPage } from "../app/loadPage"
import type { LoadedPage } from "../router/pageLoader"
import { basename, routerPath } from "../router/routes"
import { importOrReload } from "../lib/importOrReload"
import { detailOf, report } from "../services/monitoring/report"
import { pathsOf } from "../router/pagePaths"
import { replayEarlyActions } from "./replayEarlyActions"

function reportError(error: unknown): void {
  report({ name: "render-error", detail: detailOf(error), error })
}

const options: RootOptions = {
  onCaughtError: reportError,
  onUncaughtError: reportError,
  onRecoverableError: reportError,
}

/** What React puts into the head, and adopts only of a page that it hydrates. */
const ownHead =
  "title, meta[name=description], meta[name=robots], meta[property], link[rel=canonical], link[rel=alternate]"

/** Whether a file was made for a page: its route, its very address and its language. */
function madeFor({ id, name, path, language }: LoadedPage, routeId: string | undefined, lang: string): boolean {
  return id === routeId && pathsOf(name).includes(path) && language === lang
}

/**
 * Shows the page of the current address: hydrates the file when it was made for this address and language, else renders
 * anew (the start page in another language, pages that only the browser knows). Rejects when code or texts can't be had.
 */
export async function mountPage(): Promise<void> {
  const html = document.documentElement
  const root = document.getElementById("root")
  if (!root) throw new Error("the document has no root")
  // A file that was made for another language is hidden, and rendered anew as a whole.
  const whole = !root.dataset.route || "swap" in documentFlags()
  const first = await importOrReload(() => loadPage(routerPath(location.pathname), { whole }))
  const app = (
    <App
      first={first}
      onReady={replayEarlyActions}
      router={(site) => <BrowserRouter basename={basename}>{site}</BrowserRouter>}
    />
  )
  if (first && madeFor(first, root.dataset.route, html.lang)) {
    // As a transition React makes the page alive in short pieces, and a finger is answered between two of them.
    startTransition(() => {
      hydrateRoot(root, app, options)
    })
    return
  }
  for (const element of document.head.querySelectorAll(ownHead)) element.remove()
  if (first) html.lang = first.language
  root.replaceChildren()
  createRoot(root, options).render(app)
}
