/**
 * The inline script of every page's head. It runs before the first paint, so it stays tiny and waits for nothing:
 * no import of the site's other code but pure rules.
 */
import { laterKey } from "../../analytics/events"
import { basePath } from "../../config/build"
import { readParameter } from "../../lib/query"
import { negotiatedLanguage } from "../../i18n/pageLanguage"
import type { EarlyActions } from "./early"
import { splitPath } from "../../routes/prefixes"
import { languageRedirect } from "./languageRedirect"
import { isForbiddenReferrer, isLandingPath } from "./referrer"

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

/**
 * Sends a visitor from a forbidden referrer to the deny page (product decisions, section 5), which must not depend on
 * this one. The code is kept for whoever has another way in.
 */
function denyReferrer(): boolean {
  const { referrer } = document
  const { rest } = splitPath(location.pathname.slice(basePath.length))
  if (!isLandingPath(rest) || !isForbiddenReferrer(referrer, location.hostname)) return false
  // Nothing of this page is seen while the other one is on its way.
  root.dataset.leaving = ""
  try {
    keepReferrer(referrer)
  } catch {
    // Without storage the visitor is denied all the same.
  }
  location.replace(`${basePath}/registration/deny`)
  return true
}

/** Keeps what specification section 3 names, the validity that belongs to the code, and the event for the next page. */
function keepReferrer(referrer: string): void {
  localStorage["fref"] = referrer
  const code = readParameter(location.search, "rc")
  if (code) {
    localStorage["rc"] = code
    localStorage["rcValidityTimestamp"] = readParameter(location.search, "validityTimestamp") ?? ""
  }
  // At the end of the list, if there is one.
  const later: string = sessionStorage[laterKey] ?? "["
  sessionStorage[laterKey] = `${later.replace(/]$/, ",")}{"event":"referrer_denied"}]`
}

/**
 * Takes a query with secrets out of the address before anything is requested that would tell it as its referrer (fonts
 * of an inline style do, whatever the page's policy). The entry module sorts it (tidyAddress).
 */
function hideSecrets(): void {
  const { search, pathname, hash } = location
  if (/acqParams|token|activationId/.test(search)) history.replaceState({ search }, "", pathname + hash)
}

function chooseLanguage(): void {
  const language = negotiatedLanguage()
  const target = languageRedirect(location, language)
  hideSecrets()
  if (target) location.replace(target)
  // The start page is shown in place; until the entry has rendered it in that language, no other one is seen.
  else if (/^\/$/.test(location.pathname.slice(basePath.length) || "/") && root.lang !== language)
    root.dataset.swap = ""
}

if (!denyReferrer()) chooseLanguage()
keepEarlySubmit()
watchEntry()
