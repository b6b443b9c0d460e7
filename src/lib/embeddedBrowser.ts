/** What a browser inside an app fails at, and how to leave it. */
export interface EmbeddedBrowser {
  /** Whether signing in with these works. */
  readonly google: boolean
  readonly facebook: boolean
  /** The system's way to open an address in the visitor's own browser; undefined where none is known. */
  readonly wayOut: "intent" | "x-safari" | undefined
}

/** Browsers of their own, though on iOS they are built on a web view. */
const realBrowsers = /CriOS|FxiOS|EdgiOS|DuckDuckGo/

/** Apps that show pages themselves, and the mark of Android's web view. */
const apps = /FBA[NV]|FB_IAB|Instagram|\bLine\/|TikTok|musical_ly|BytedanceWebview|Snapchat|LinkedInApp|; wv\)/i

/**
 * Judges a browser by what its sign-up methods will meet: Google refuses every embedded browser, Facebook those of
 * Android. Only what truly fails is withheld, so real browsers that look like a web view keep both.
 * @param userAgent as the browser tells it
 * @param webView whether the page is taken to be inside an app (`isWebView`)
 */
export function embeddedBrowser(userAgent: string, webView: boolean): EmbeddedBrowser {
  const embedded = !realBrowsers.test(userAgent) && (webView || apps.test(userAgent))
  const android = /Android/.test(userAgent)
  return { google: !embedded, facebook: !(embedded && android), wayOut: embedded ? wayOutOf(userAgent) : undefined }
}

function wayOutOf(userAgent: string): EmbeddedBrowser["wayOut"] {
  if (/Android/.test(userAgent)) return "intent"
  const version = /(?:iPhone|iPad|iPod).* OS (\d+)_/.exec(userAgent)?.[1]
  // Older systems do not know the scheme, and answer with an alert.
  return Number(version) >= 17 ? "x-safari" : undefined
}

/**
 * The link by which an embedded browser hands an address to the visitor's own: an intent of Android
 * (developer.chrome.com/docs/android/intents), or Safari's scheme.
 * @param address absolute, http(s)
 */
export function browserLink(address: string, wayOut: NonNullable<EmbeddedBrowser["wayOut"]>): string {
  if (wayOut === "x-safari") return `x-safari-${address}`
  const { protocol, host, pathname, search } = new URL(address)
  const intent = [
    `scheme=${protocol.slice(0, -1)}`,
    "action=android.intent.action.VIEW",
    "category=android.intent.category.BROWSABLE",
    "end",
  ]
  // A semicolon would end a part of the intent.
  return `intent://${host}${(pathname + search).replaceAll(";", "%3B")}#Intent;${intent.join(";")}`
}
