/**
 * The inline script in the head of every page. It runs before the first paint, so it must be tiny and synchronous, and
 * imports only small functions from the rest of the site, in the order that compresses best. What a visitor presses
 * before hydration, except submitted forms, is recorded by another inline script, at the end of the body
 * (recordEarlyActions.ts).
 */
import { isForbiddenReferrer, isLandingPath } from "./referrer"
import { referrerDeniedPath } from "../../router/denyPath"
import { appUrlScheme } from "../../services/settings/build"
import { splitPath } from "../../router/prefixes"
import { mayHoldSecret } from "../../lib/secretParameters"
import type { LocalKey, SessionKey } from "../../services/storage/keys"
import { languageRedirect } from "./languageRedirect"
import type { DocumentFlag } from "../../lib/documentFlags"
import { findParameter, splitAddress } from "../../lib/address"
import { readBrowserCookie } from "../../lib/browserCookies"
import { attempt } from "../../lib/attempt"
import { isWebView } from "../../lib/webView"
import { basePath } from "../../lib/basePath"
import { keepEarlySubmits } from "./earlySubmits"
import { browserState } from "../../router/entryState"
import { negotiateInBrowser } from "../../services/i18n/negotiateInBrowser"
import { languageKey } from "../../services/i18n/negotiate"

const flags: Partial<Record<DocumentFlag, string>> = document.documentElement.dataset
const { path, hash, search: query } = splitAddress(location.pathname + location.search + location.hash)
/**
 * The site's state of this history entry, if the entry has been shown before, and its query, even if this script has
 * already removed the query from the URL.
 */
const { usr, search = query } = browserState() ?? {}
const { prefix, rest } = splitPath(path.slice(basePath.length))

/** Read before {@link hideSecrets} removes the query, which may name the language. */
const visitorLanguage = negotiateInBrowser(readBrowserCookie(languageKey), search)

/**
 * Redirects a visitor from a forbidden referrer to the deny page (product decisions, section 5), in the language of the
 * URL or else the visitor's, without waiting for the page's scripts. The invitation code is stored in case the visitor
 * returns another way.
 * @returns whether the visitor is redirected
 */
function redirectForbiddenReferrer(): boolean {
  const { referrer } = document
  if (!isLandingPath(rest) || !isForbiddenReferrer(referrer, location.hostname)) return false
  // The visitor is denied even if storage is unavailable.
  attempt(() => saveDeniedVisit(referrer))
  flags.leaving = ""
  location.replace(basePath + referrerDeniedPath(prefix || visitorLanguage))
  return true
}

/**
 * Stores the referrer and the invitation code (specification section 3), the code's validity timestamp, and an event
 * that the deny page sends (`takeStoredEvents` in services/analytics/track.ts).
 */
function saveDeniedVisit(referrer: string): void {
  const stored: Storage & Partial<Record<LocalKey, string>> = localStorage
  const ofTab: Storage & Partial<Record<SessionKey, string>> = sessionStorage
  stored.fref = referrer
  const code = findParameter(search, "rc")
  if (code) {
    // As they have arrived: what reads them cleans them (features/registration/invitation/storedCode.ts).
    stored.rc = code
    stored.rcValidityTimestamp = findParameter(search, "validityTimestamp") ?? ""
    // The tab goes on with this code, not with one that it has begun with before.
    delete ofTab.invitation
  }
  // Append to the list of stored events, if there is one.
  const later = ofTab.laterEvents ?? "["
  ofTab.laterEvents = `${later.replace(/]$/, ",")}{"event":"referrer_denied"}]`
}

/**
 * Moves a query with secrets from the URL into the state of the history entry, from which the entry module takes it
 * (normalizeUrl.ts). Done here, so that no request (for the next document, or for a font of the inline style) can
 * contain the query in its Referer header, whatever the page's referrer policy. The path begins with "/.", which URL
 * parsing drops (WHATWG URL, single-dot segment): without it, a path that begins with two slashes would name another
 * host, and replaceState would throw.
 */
function hideSecrets(): void {
  if (mayHoldSecret(search)) history.replaceState({ search }, "", "/." + path + hash)
}

/**
 * Shows a visitor who has a code the first stage of the landing page's flow instead of the code form (product
 * decisions, section 4). The code is in the URL, or that of this tab, or remembered from an earlier visit.
 */
function showInvitation(): void {
  const ofTab = "invitation" satisfies SessionKey
  const remembered = "rc" satisfies LocalKey
  // Where storage is refused, no code is remembered.
  const isInvited = () => findParameter(search, "rc") || sessionStorage[ofTab] || localStorage[remembered]
  if (attempt(isInvited)) flags.invited = flags.rc = ""
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
  // The start page keeps its URL: the page is hidden until the file in the visitor's language takes its place
  // (showLanguagePage.ts), for 1500 ms at most (ui/base.css).
  else if (!prefix && !rest && document.documentElement.lang !== visitorLanguage) {
    flags.wrongLanguage = ""
    const request = (window.languagePageRequest = new XMLHttpRequest())
    request.open("GET", `${basePath}/index.words.${visitorLanguage}.html`)
    // The browser then parses the file: a parser called by script would need a Trusted Types policy.
    request.responseType = "document"
    request.send()
  }
}

// Inside an app the page omits what the app itself provides: style sheets read this flag.
if (isWebView(window, search, appUrlScheme)) flags.webView = ""
showInvitation()
hideSecrets()
if (!redirectForbiddenReferrer()) chooseLanguage()
keepEarlySubmits()
