/** Where browsers send what a policy has seen, below the base path. Hosts take it and answer with 204. */
export const reportPath = "/csp-reports"

/**
 * Headers of every answer of the site. What a policy allows to run stands in each page itself, with the hashes of its
 * inline parts (docs/decisions/content-security-policy.md); here is what a page cannot say of itself.
 * @param basePath under which the site is served, without a trailing slash
 */
export function securityHeaders(basePath: string): Record<string, string> {
  const report = `report-uri ${basePath}${reportPath}`
  return {
    "content-security-policy": `frame-ancestors 'self'; base-uri 'none'; object-src 'none'; ${report}`,
    // Tag managers break on Trusted Types, so these only report. The policies are the site's own and DOMPurify's.
    "content-security-policy-report-only": `require-trusted-types-for 'script'; trusted-types site dompurify; ${report}`,
    // Social providers may be opened in a window of their own.
    "cross-origin-opener-policy": "same-origin-allow-popups",
    "permissions-policy":
      "accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()",
    // As the pages say it themselves; an address can carry a code.
    "referrer-policy": "strict-origin",
    "strict-transport-security": "max-age=31536000",
    "x-content-type-options": "nosniff",
  }
}

/**
 * How long a file may be kept. The names of assets change with their content; what names them must be asked for anew.
 * @param file path inside the built site
 */
export function cacheControl(file: string): string {
  if (file.startsWith("assets/")) return "public, max-age=31536000, immutable"
  return /\.(?:html|json|js|webmanifest)$/.test(file) ? "no-cache" : "public, max-age=3600"
}

const types: Record<string, string> = {
  avif: "image/avif",
  css: "text/css; charset=utf-8",
  html: "text/html; charset=utf-8",
  ico: "image/x-icon",
  jpg: "image/jpeg",
  js: "text/javascript; charset=utf-8",
  json: "application/json; charset=utf-8",
  map: "application/json; charset=utf-8",
  png: "image/png",
  svg: "image/svg+xml; charset=utf-8",
  txt: "text/plain; charset=utf-8",
  webmanifest: "application/manifest+json; charset=utf-8",
  webp: "image/webp",
  woff2: "font/woff2",
  xml: "application/xml; charset=utf-8",
}

/** Media type of a file by the end of its name. */
export function contentType(file: string): string {
  return types[/\.(\w+)$/.exec(file)?.[1] ?? ""] ?? "application/octet-stream"
}
