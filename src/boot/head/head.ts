/**
 * The inline script of every page's head. It runs before the first paint, so it stays tiny and waits for nothing:
 * no import of the site's other code but pure rules.
 */
import type { LocalKey, SessionKey } from "../../services/storage/keys"
import { basePath } from "../../lib/basePath"
import type { DocumentFlag } from "../../lib/documentFlags"
import { appUrlScheme } from "../../services/settings/build"
import { readParameter } from "../../lib/query"
import { isWebView } from "../../lib/webView"
import { browserLanguage } from "../../services/i18n/pageLanguage"
import type { EarlyActions } from "./earlyActions"
import { denyHref } from "../../router/denyHref"
import { splitPath } from "../../router/prefixes"
import { followEarlyLinks } from "./earlyLinks"
import { languageRedirect } from "./languageRedirect"
import { isForbiddenReferrer, isLandingPath } from "./referrer"

const flags: Partial<Record<DocumentFlag, string>> = document.documentElement.dataset
const { pathname, search, hash } = location
const { prefix, rest } = splitPath(pathname.slice(basePath.length))

function keepEarlyActions(): void {
  const actions: EarlyActions = { stop: () => document.removeEventListener("submit", keep, true) }
  function keep(event: Event) {
    // Without this the browser would send the form to the static page.
    event.preventDefault()
    if (event.target instanceof HTMLFormElement) actions.form = event.target
  }
  document.addEventListener("submit", keep, true)
  followEarlyLinks(search)
  window.earlyActions = actions
}

/**
 * The page's own code can be missing (an old page after a new deployment, a broken line): then the page says so. Code that
 * is cut off or never arrives the style sheet waits for (base.css, boot-failure).
 */
function watchEntry(): void {
  document.addEventListener(
    "error",
    ({ target }) => {
      if (target instanceof HTMLScriptElement && target.type === "module") flags.failed = ""
    },
    true,
  )
}

/**
 * Sends a visitor from a forbidden referrer to the deny page (product decisions, section 5), which must not depend on
 * this one, in the language of the address or else the visitor's. The code is kept for whoever has another way in.
 */
function denyReferrer(): boolean {
  const { referrer } = document
  if (!isLandingPath(rest) || !isForbiddenReferrer(referrer, location.hostname)) return false
  // Nothing of this page is seen while the other one is on its way.
  flags.leaving = ""
  try {
    keepReferrer(referrer)
  } catch {
    // Without storage the visitor is denied all the same.
  }
  location.replace(basePath + denyHref("referrer", prefix || browserLanguage()))
  return true
}

/** Keeps what specification section 3 names, the validity that belongs to the code, and the event for the next page. */
function keepReferrer(referrer: string): void {
  const local: Storage & Partial<Record<LocalKey, string>> = localStorage
  const session: Storage & Partial<Record<SessionKey, string>> = sessionStorage
  local.fref = referrer
  const code = readParameter(search, "rc")
  if (code) {
    local.rc = code
    local.rcValidityTimestamp = readParameter(search, "validityTimestamp") ?? ""
  }
  // At the end of the list, if there is one.
  const later = session.laterEvents ?? "["
  session.laterEvents = `${later.replace(/]$/, ",")}{"event":"referrer_denied"}]`
}

/**
 * Takes a query with secrets out of the address before anything is requested that would tell it as its referrer (fonts
 * of an inline style do, whatever the page's policy). The entry module sorts it (tidyAddress). The dot goes (WHATWG URL,
 * single-dot segment); without it a path that begins with two slashes would name another host, which is an error.
 */
function hideSecrets(): void {
  if (/[?&](acqParams|token|activationId)=/.test(search)) history.replaceState({ search }, "", "/." + pathname + hash)
}

function chooseLanguage(): void {
  const language = browserLanguage()
  const target = languageRedirect({ prefix, rest, search, hash }, language)
  hideSecrets()
  if (target) location.replace(target)
  // The start page is shown in place; until the entry has rendered it in that language, no other one is seen.
  else if (!prefix && !rest && document.documentElement.lang !== language) flags.swap = ""
}

// In an app the page does without what the app itself has; the attribute is for the style sheets.
if (isWebView(window, search, appUrlScheme)) flags.webView = ""
if (!denyReferrer()) chooseLanguage()
keepEarlyActions()
watchEntry()
