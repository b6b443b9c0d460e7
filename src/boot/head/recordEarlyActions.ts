/**
 * The inline script at the end of every page's body, before the page's code: records what the visitor presses before
 * hydration, except submitted forms (earlySubmits.ts). In the head it would delay the page's text. Until this script has
 * arrived, the browser follows a link by itself, which loses the token of a page that has one.
 */
import { documentFlags } from "../../lib/documentFlags"
import { browserState } from "../../router/entryState"
import { handleEarlyClicks } from "./earlyClicks"
import "./earlyActions"

/**
 * The site's state of this history entry, if the entry has been shown before, and its query, even if the head script
 * has removed the query from the URL.
 */
const { usr, search = location.search } = browserState() ?? {}

handleEarlyClicks(search, usr)

// If the page's own code cannot be loaded (an old page after a new deployment, a broken connection), a notice says so
// (src/prerender.tsx). If the entry module is truncated or never arrives, a timer in the style sheet shows the notice
// (base.css, boot-failure); if the code that the entry module requests does not arrive, the step `page` shows it
// (boot/steps.ts).
document.addEventListener(
  "error",
  ({ target }) => {
    // Once the page is hydrated, a module that fails is not ours but a tag's or a browser extension's.
    if (window.earlyActions && target instanceof HTMLScriptElement && target.type === "module") {
      documentFlags().failed = ""
    }
  },
  true,
)

// Entries from before a reload belong to the same document (HTML Standard, session history), so Back and Forward between
// them only change the address. Until the router listens, the page of the new address loads; its code may never come.
const { pathname } = location
addEventListener("popstate", () => {
  if (window.earlyActions && location.pathname !== pathname) location.reload()
})
