/**
 * The inline script in the head of every page. It runs before the first paint, so it must be tiny and synchronous, and
 * imports only pure rules from the rest of the site, in the order that compresses best. What a visitor does before
 * hydration is recorded from the end of the body on (recordEarlyActions.ts).
 */
import { browserState } from "../../router/entryState"
import { isForbiddenReferrer, isLandingPath } from "./referrer"
import { readParameter } from "../../lib/query"
import { negotiateInBrowser } from "../../services/i18n/negotiateInBrowser"
import { languageKey } from "../../services/i18n/negotiate"
import { secretInQuery } from "../../lib/secretParameters"
import type { DocumentFlag } from "../../lib/documentFlags"
import { isWebView } from "../../lib/webView"
import { languageRedirect } from "./languageRedirect"
import type { LocalKey, SessionKey } from "../../services/storage/keys"
import { appUrlScheme } from "../../services/settings/build"
import { basePath } from "../../lib/basePath"
import "./earlyActions"
import { splitPath } from "../../router/prefixes"
import { readBrowserCookie } from "../../lib/browserCookies"
import { denyPath } from "../../router/denyPath"

const flags: Partial<Record<DocumentFlag, string>> = document.documentElement.dataset
const { pathname, hash } = location
/** The site's state of an entry that has been shown before, and the query that was removed from its URL. */
const { usr, search = location.search } = browserState() ?? {}
const { prefix, rest } = splitPath(pathname.slice(basePath.length))

const local = (): Storage & Partial<Record<LocalKey, string>> => localStorage

/** Read before {@link hideSecrets} removes the query, which may name it. */
const visitorLanguage = negotiateInBrowser(readBrowserCookie(languageKey))

/**
 * Redirects a visitor from a forbidden referrer to the deny page (product decisions, section 5), in the language of the
 * URL or else the visitor's, without waiting for this page's code. The code is stored in case the visitor returns
 * another way.
 */
function redirectForbiddenReferrer(): boolean {
  const { referrer } = document
  if (!isLandingPath(rest) || !isForbiddenReferrer(referrer, location.hostname)) return false
  try {
    saveReferrer(referrer)
  } catch {
    // The visitor is denied even if storage is unavailable.
  }
  flags.leaving = ""
  location.replace(basePath + denyPath("referrer", prefix || visitorLanguage))
  return true
}

/** Stores what specification section 3 names, the validity timestamp of the code, and the event for the next page. */
function saveReferrer(referrer: string): void {
  const stored = local()
  const session: Storage & Partial<Record<SessionKey, string>> = sessionStorage
  stored.fref = referrer
  const code = readParameter(search, "rc")
  if (code) {
    stored.rc = code
    stored.rcValidityTimestamp = readParameter(search, "validityTimestamp") ?? ""
  }
  // Append to the stored list, if there is one.
  const later = session.laterEvents ?? "["
  session.laterEvents = `${later.replace(/]$/, ",")}{"event":"referrer_denied"}]`
}

/**
 * Removes a query with secrets from the URL before any request could send it as the referrer (the next document, and the
 * fonts of an inline style, whatever the page's policy). The entry module moves it into the entry state (normalizeUrl). The
 * "/." is dropped when the URL is parsed (WHATWG URL, single-dot segment); without it a path that begins with two
 * slashes would name another host, which throws.
 */
function hideSecrets(): void {
  if (secretInQuery.test(search)) history.replaceState({ search }, "", "/." + pathname + hash)
}

/**
 * Shows a visitor who has a code the first stage of the landing page's flow instead of the code form (product decisions,
 * section 4). The code is in the URL, or remembered from an earlier visit.
 */
function showInvitation(): void {
  try {
    if (readParameter(search, "rc") || local().rc) flags.invited = ""
  } catch {
    // Nothing is remembered where storage is refused.
  }
}

/**
 * Shows the page in the visitor's language: under the URL of that language, or, for the start page, in place (product
 * decisions, section 3).
 */
function chooseLanguage(): void {
  const target = languageRedirect(prefix, rest, search, hash, visitorLanguage)
  if (target) {
    flags.leaving = ""
    if (usr) {
      // A new entry would have no state, and so no token (product decisions, section 3).
      history.replaceState({ usr }, "", target)
      location.reload()
    } else location.replace(target)
  }
  // The start page keeps its URL: it stays hidden until the file in that language is in its place (showLanguagePage.ts).
  else if (!prefix && !rest && document.documentElement.lang !== visitorLanguage) {
    flags.wrongLanguage = ""
    const request = new XMLHttpRequest()
    request.open("GET", `${basePath}/index.${visitorLanguage}.html`)
    // Parsed by the browser: a parser called by script would need trusted types.
    request.responseType = "document"
    request.send()
    window.languagePageRequest = request
  }
}

// Inside an app the page omits what the app itself provides; style sheets use this attribute.
if (isWebView(window, search, appUrlScheme)) flags.webView = ""
showInvitation()
hideSecrets()
if (!redirectForbiddenReferrer()) chooseLanguage()
window.earlyActions = {}
