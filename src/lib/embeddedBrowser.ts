/** Which sign-ins work in this browser, and how to leave it if it is an in-app browser. */
export interface BrowserCapabilities {
  /** Whether signing in with the provider works. */
  readonly signIn: { readonly google: boolean; readonly facebook: boolean }
  /**
   * The system's URL scheme that opens a page in the visitor's default browser; undefined if the system has none, or
   * this is not an in-app browser.
   */
  readonly browserScheme: "intent" | "x-safari" | undefined
}

/** Full browsers, though on iOS they are built on a web view. */
const fullBrowsers = /CriOS|FxiOS|EdgiOS|DuckDuckGo/

/** Apps with an in-app browser, and the token of Android's web view. */
const apps = /FBA[NV]|FB_IAB|Instagram|\bLine\/|TikTok|musical_ly|BytedanceWebview|Snapchat|LinkedInApp|; wv\)/i

/**
 * Detects what fails in the current browser: Google rejects every embedded browser, Facebook those on Android. Only
 * what really fails is disabled, so full browsers that look like a web view keep both sign-ins.
 * @param userAgent navigator.userAgent
 * @param webView result of `isWebView`
 */
export function browserCapabilities(userAgent: string, webView: boolean): BrowserCapabilities {
  const embedded = !fullBrowsers.test(userAgent) && (webView || apps.test(userAgent))
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
