/**
 * The inline script of every page's head. It runs before the first paint, so it stays tiny and waits for nothing:
 * no import of the site's other code but pure rules.
 */
import { basePath } from "../../config/build"
import { negotiatedLanguage } from "../../i18n/pageLanguage"
import type { EarlyActions } from "./early"
import { languageRedirect } from "./languageRedirect"

const root = document.documentElement

function keepEarlySubmit(): void {
  const actions: EarlyActions = { stop: () => document.removeEventListener("submit", keep, true) }
  function keep(event: Event) {
    // Without this the browser would send the form to the static page.
    event.preventDefault()
    if (event.target instanceof HTMLFormElement) actions.form = event.target
  }
  document.addEventListener("submit", keep, true)
  window.earlyActions = actions
}

/** The page's own code can be missing (an old page after a new deployment, a broken line): then the page says so. */
function watchEntry(): void {
  window.addEventListener(
    "error",
    (event) => {
      if (event.target instanceof HTMLScriptElement && event.target.type === "module") root.dataset.failed = ""
    },
    true,
  )
}

function chooseLanguage(): void {
  const language = negotiatedLanguage()
  const target = languageRedirect(location, language)
  if (target) location.replace(target)
  // The start page is shown in place; until the entry has rendered it in that language, no other one is seen.
  else if (/^\/$/.test(location.pathname.slice(basePath.length) || "/") && root.lang !== language)
    root.dataset.swap = ""
}

chooseLanguage()
keepEarlySubmit()
watchEntry()
