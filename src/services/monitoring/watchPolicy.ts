import { parseUrl } from "../../lib/parseUrl"
import { extensionAddress } from "./extensions"
import { report } from "./report"

/** How many different violations one page load tells of: a policy that does not fit is broken again and again. */
const most = 5

/**
 * Reports from now on what the page's policy has refused (Content Security Policy Level 3, section 5): the directive, and
 * of addresses the host alone, or the path of a file of this site. What only a reporting policy complains about goes to the
 * host, and what an extension has tried is not the site's.
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

/** What may be told of an address: its path where it is this site's, else its host; words like `inline` as they are. */
function placeOf(address: string): string {
  const url = parseUrl(address)
  if (!url) return address
  if (url.origin === location.origin) return url.pathname
  return url.origin === "null" ? url.protocol : url.origin
}
