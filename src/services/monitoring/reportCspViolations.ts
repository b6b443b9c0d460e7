import { parseUrl } from "../../lib/parseUrl"
import { extensionUrl } from "./extensionUrl"
import { report } from "./report"

/** How many different violations are reported per page load: a policy that does not fit is violated over and over. */
const maxViolations = 5

/**
 * Reports what the page's policy blocks from now on (Content Security Policy Level 3, section 5): the directive, and of
 * URLs only the origin, or the path for a file of this site. Violations of a report-only policy go to the host; those
 * of browser extensions are ignored.
 */
export function reportCspViolations(): void {
  const reported = new Set<string>()
  document.addEventListener("securitypolicyviolation", (event) => {
    const { disposition, effectiveDirective, blockedURI, sourceFile, lineNumber } = event
    if (disposition !== "enforce" || [blockedURI, sourceFile].some((url) => extensionUrl.test(url))) return
    const source = sourceFile ? ` in ${redactUrl(sourceFile)}:${lineNumber}` : ""
    const detail = `${effectiveDirective} refused ${redactUrl(blockedURI)}${source}`
    if (reported.size >= maxViolations) return
    reported.add(detail)
    report({ name: "policy-violation", detail })
  })
}

/**
 * What may be reported of a URL: the path if it is on this site, else the origin; keywords like `inline` as they are.
 */
function redactUrl(text: string): string {
  const url = parseUrl(text)
  if (!url) return text
  if (url.origin === location.origin) return url.pathname
  return url.origin === "null" ? url.protocol : url.origin
}
