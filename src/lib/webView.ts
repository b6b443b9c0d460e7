import { parseUrl } from "./parseUrl"
import { equals } from "./address"

/** Globals that the shop's apps inject into their pages. */
export interface AppGlobals {
  webkit?: unknown
  MobileCommunicationFramework?: unknown
}

declare global {
  interface Window extends AppGlobals {}
}

/**
 * The address inside an app to return to: the parameter redirect_uri of the URL in the query's redirectUrl; null if
 * there is none. Untrusted, since anyone can write such a query: validate it with `appLink` before following it.
 * @param search query of the page, with or without its question mark
 */
export function appReturnUrl(search: string): string | null {
  const redirectUrl = new URLSearchParams(search).get("redirectUrl") ?? ""
  // Treats the nested URL as a query instead of parsing it, since it may be relative.
  return new URLSearchParams(redirectUrl.replace("?", "&")).get("redirect_uri")
}

/**
 * Whether the page is shown inside an app, as specification section 4 defines it. Decides how the page looks,
 * whether the consent dialog is suppressed, and what analytics is told. Some real browsers match too (Chrome on iOS is
 * built on a web view), so do not use it to decide which sign-up methods work: `browserCapabilities` does that.
 * @param globals the window
 * @param scheme reverse-domain scheme of the app (setting appUrlScheme)
 */
export function isWebView(globals: AppGlobals, search: string, scheme: string): boolean {
  return Boolean(
    globals.webkit ||
    globals.MobileCommunicationFramework ||
    // In a query as it has arrived, perhaps inside acqParams: the head script runs before it is unpacked.
    new RegExp(`redirectUrl${equals}[^&]*redirect_uri${equals}${scheme}`).test(search),
  )
}

/**
 * The link back to the app: the address, if it has exactly the app's scheme (product decisions, section 6); undefined
 * for any other, such as javascript:, http: or another app's.
 */
export function appLink(text: string, scheme: string): string | undefined {
  // Parsed as browsers do, which ignores whitespace, tabs and case.
  const url = parseUrl(text)
  return url?.protocol === `${scheme.toLowerCase()}:` ? url.href : undefined
}
