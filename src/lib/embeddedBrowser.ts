/** Which sign-ins work in this browser, and how to leave it if it is an in-app browser. */
export interface BrowserCapabilities {
  readonly signIn: { readonly google: boolean; readonly facebook: boolean }
  /**
   * The system's URL scheme that opens a page in the visitor's default browser; undefined if the system has none, or
   * this is not an in-app browser.
   */
  readonly browserScheme: "intent" | "x-safari" | undefined
}

/** Full browsers that are built on Android's web view, or that look as if they were. */
const fullBrowsers = /DuckDuckGo|\bDdg\/|\bOPT\/|\bGSA\/|Browser\//

/** Apps that an in-app browser names in its user agent, even where the rules below would not recognise it. */
const apps =
  /FBA[NV]|FB_IAB|Instagram|Barcelona|\bLine\/|TikTok|musical_ly|BytedanceWebview|Snapchat|LinkedInApp|\bPinterest\/|Twitter|MicroMessenger|KAKAOTALK|\binapp\b/i

/** Android's web view says `; wv)`; where an app hides that, the version before Chrome's is left. */
const androidWebView = /; wv\)|\bVersion\/4\.0 Chrome\//

/**
 * Whether this is an in-app browser, known or not. On Apple's systems every browser but Firefox on a Mac is built on the
 * same web view, which a page may notice, but only browsers say `Safari/`. Elsewhere what looks like a web view is one.
 */
function isEmbedded(userAgent: string, webView: boolean): boolean {
  if (apps.test(userAgent)) return true
  if (/iPhone|iPad|iPod|Macintosh/.test(userAgent)) return !/ (?:Safari|Firefox)\//.test(userAgent)
  return !fullBrowsers.test(userAgent) && (webView || androidWebView.test(userAgent))
}

/**
 * Detects what fails in the current browser: Google rejects every embedded browser, Facebook those on Android. Only
 * what really fails is disabled, so full browsers that look like a web view keep both sign-ins.
 */
export function browserCapabilities(userAgent: string, webView: boolean): BrowserCapabilities {
  const embedded = isEmbedded(userAgent, webView)
  const android = /Android/.test(userAgent)
  return {
    signIn: { google: !embedded, facebook: !(embedded && android) },
    browserScheme: embedded ? browserSchemeOf(userAgent) : undefined,
  }
}

function browserSchemeOf(userAgent: string): BrowserCapabilities["browserScheme"] {
  if (/Android/.test(userAgent)) return "intent"
  const version = /(?:iPhone|iPad|iPod).* OS (\d+)_/.exec(userAgent)?.[1]
  // Older systems do not know the scheme and show an alert.
  return Number(version) >= 17 ? "x-safari" : undefined
}

/**
 * A link that opens a URL in the default browser from an embedded one: an Android intent
 * (developer.chrome.com/docs/android/intents), or Safari's scheme.
 * @param url absolute, http(s)
 */
export function browserLink(url: string, browserScheme: NonNullable<BrowserCapabilities["browserScheme"]>): string {
  if (browserScheme === "x-safari") return `x-safari-${url}`
  const { protocol, host, pathname, search } = new URL(url)
  const intent = [
    `scheme=${protocol.slice(0, -1)}`,
    "action=android.intent.action.VIEW",
    "category=android.intent.category.BROWSABLE",
    "end",
  ]
  // A semicolon would end the data of the intent.
  return `intent://${host}${(pathname + search).replaceAll(";", "%3B")}#Intent;${intent.join(";")}`
}
