const policyTag = /(<meta http-equiv="Content-Security-Policy" content=")([^"]*)("[^>]*>)/

/**
 * What the tag manager's preview needs besides what every page allows (Google's guide "Use Tag Manager with a Content
 * Security Policy", section on the preview mode).
 */
export const previewSources: Parameters<typeof allowSources>[1] = {
  "script-src": ["https://www.googletagmanager.com", "https://tagmanager.google.com"],
  "style-src": ["https://www.googletagmanager.com", "https://tagmanager.google.com", "https://fonts.googleapis.com"],
  "img-src": ["https://www.googletagmanager.com", "https://ssl.gstatic.com", "https://www.gstatic.com"],
  "font-src": ["https://fonts.gstatic.com", "data:"],
}

/** Adds sources to the policy of a page, by directive (CSP Level 3, section 2.3.1); throws if the page has no policy. */
export function allowSources(html: string, added: Readonly<Record<string, readonly string[]>>): string {
  if (!policyTag.test(html)) throw new Error("a page without a policy cannot be released")
  return html.replace(policyTag, (_tag, start: string, policy: string, end: string) => {
    const directives = new Map(
      policy.split("; ").map((directive) => {
        const [name = "", ...sources] = directive.split(" ")
        return [name, sources]
      }),
    )
    // One that the page lacks falls back to `default-src 'none'`, so it begins with nothing.
    for (const [name, sources] of Object.entries(added))
      if (sources.length > 0) directives.set(name, [...new Set([...(directives.get(name) ?? []), ...sources])])
    return start + Array.from(directives, ([name, sources]) => [name, ...sources].join(" ")).join("; ") + end
  })
}

/** Keeps search engines away from a page, unless it does so already. */
export function forbidIndexing(html: string): string {
  if (/<meta name="robots"/.test(html)) return html
  return html.replace(policyTag, (tag) => `${tag}<meta name="robots" content="noindex">`)
}
