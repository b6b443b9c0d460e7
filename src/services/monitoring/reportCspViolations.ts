import { parseUrl } from "../../lib/parseUrl"
import { extensionAddress } from "./extensions"
import { report } from "./report"

/** How many different violations are reported per page load: a policy that does not fit is violated over and over. */
const most = 5

/**
 * Reports what the page's policy blocks from now on (Content Security Policy Level 3, section 5): the directive, and of
 * URLs only the origin, or the path for a file of this site. Violations of a report-only policy go to the host; those
 * of browser extensions are ignored.
 */
export function watchPolicy(): void {
  const told = new Set<string>()
  document.addEventListener("securitypolicyviolation", (event) => {
    const { disposition, effectiveDirective, blockedURI, sourceFile, lineNumber } = event
    if (disposition !== "enforce" || [blockedURI, sourceFile].some((address) => extensionAddress.test(address))) return
    const source = sourceFile ? ` in ${placeOf(sourceFile)}:${lineNumber}` : ""
    const detail = `${effectiveDirective} refused ${placeOf(blockedURI)}${source}`
    if (told.size >= most) return
    told.add(detail)
    report({ name: "policy-violation", detail })
  })
}

/**
 * What may be reported of a URL: the path if it is on this site, else the origin; keywords like `inline` as they are.
 */
function placeOf(address: string): string {
  const url = parseUrl(address)
  if (!url) return address
  if (url.origin === location.origin) return url.pathname
  return url.origin === "null" ? url.protocol : url.origin
}
