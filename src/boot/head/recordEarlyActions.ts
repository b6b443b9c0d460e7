/**
 * The inline script at the end of every page's body, before the page's code: records what the visitor does before
 * hydration. Nobody presses anything before the page's text is there, and in the head this script would delay the text.
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

document.addEventListener(
  "submit",
  (event) => {
    const { target } = event
    const actions = window.earlyActions
    if (!actions) return
    // Otherwise the browser would submit the form to the static page.
    event.preventDefault()
    if (target instanceof HTMLFormElement) {
      actions.form = target
      // The form's button shows progress (src/ui/Button) until the submit is answered or replayed.
      target.setAttribute("aria-busy", "true")
    }
  },
  true,
)
handleEarlyClicks(search, usr)

// If the page's own code cannot be loaded (an old page after a new deployment, a broken connection), a notice says so
// (BootNotices.tsx). If the entry module is truncated or never arrives, a timer in the style sheet shows the notice
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
