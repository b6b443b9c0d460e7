/** Where browsers send CSP reports, below the base path. Hosts accept them with 204. */
export const reportPath = "/csp-reports"

/**
 * Headers of every response. The policy for scripts and styles is in each page, with the hashes of its inline parts
 * (docs/decisions/content-security-policy.md); here are the parts that a page cannot define itself (frame-ancestors,
 * report-uri), and those that must hold for every response.
 * @param basePath of the site, without a trailing slash
 */
export function securityHeaders(basePath: string): Record<string, string> {
  const report = `report-uri ${basePath}${reportPath}`
  return {
    "content-security-policy": `frame-ancestors 'self'; base-uri 'none'; object-src 'none'; ${report}`,
    // Report-only, since tag managers break with Trusted Types. The policies are the site's own and DOMPurify's.
    "content-security-policy-report-only": `require-trusted-types-for 'script'; trusted-types site dompurify; ${report}`,
    // Social providers may open in a popup.
    "cross-origin-opener-policy": "same-origin-allow-popups",
    "permissions-policy":
      "accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()",
    // Same as in the pages themselves, since a URL may contain a code.
    "referrer-policy": "strict-origin",
    "strict-transport-security": "max-age=31536000",
    "x-content-type-options": "nosniff",
  }
}

/**
 * The Cache-Control of a file. The names of assets change with their content; what refers to them is revalidated.
 */
export function cacheControl(file: string): string {
  if (file.startsWith("assets/")) return "public, max-age=31536000, immutable"
  return /\.(?:html|json|js|webmanifest)$/.test(file) ? "no-cache" : "public, max-age=3600"
}

/** The media types for which the library names no character set. */
export const mediaTypes: Record<string, string> = {
  json: "application/json; charset=utf-8",
  map: "application/json; charset=utf-8",
  webmanifest: "application/manifest+json; charset=utf-8",
}
