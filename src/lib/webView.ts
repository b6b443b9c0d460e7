import { parseUrl } from "./parseUrl"
import { readParameter } from "./query"

/** What the apps of the shop put into the pages that they show. */
export interface AppGlobals {
  webkit?: unknown
  MobileCommunicationFramework?: unknown
}

declare global {
  interface Window extends AppGlobals {}
}

/**
 * The address inside an app to which a visit is to lead back: parameter redirect_uri of the address in the query's
 * redirectUrl; null where there is none. Anybody can write such a query: `appLink` judges it before it is followed.
 * @param search query of the page, with or without its question mark
 */
export function appAddress(search: string): string | null {
  const redirectUrl = readParameter(search, "redirectUrl") ?? ""
  // The address itself reads as one more parameter; a shorter way than taking it apart, for the head script.
  return readParameter(redirectUrl.replace("?", "&"), "redirect_uri")
}

/**
 * Whether the page is shown inside an app, as specification section 4 has it. Some real browsers are taken for one too
 * (Chrome on iOS is built on a web view), so it decides about looks alone; `embeddedBrowser` knows what fails there.
 * @param globals the window
 * @param search query of the page
 * @param scheme reverse-domain scheme of the app (setting appUrlScheme)
 */
export function isWebView(globals: AppGlobals, search: string, scheme: string): boolean {
  return Boolean(globals.webkit || globals.MobileCommunicationFramework || appAddress(search)?.startsWith(scheme))
}

/**
 * The link that hands a visitor back to the app: the address, where it is of the app's very scheme (product decisions,
 * section 6); undefined for any other, be it javascript:, http: or another app's.
 */
export function appLink(address: string, scheme: string): string | undefined {
  // Read as the browser reads it, which ignores blanks, tabs and case.
  const url = parseUrl(address)
  return url?.protocol === `${scheme.toLowerCase()}:` ? url.href : undefined
}
