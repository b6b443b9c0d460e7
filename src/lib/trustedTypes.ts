/** The rules of a Trusted Types policy; typed with plain strings, as the DOM's own types are. */
interface Rules {
  createHTML: (html: string) => string
  createScriptURL: (url: string) => string
}

declare global {
  interface Window {
    /** Trusted Types (W3C), if the browser supports them. */
    trustedTypes?: { createPolicy: (name: string, rules: Rules) => Rules }
  }
}

const passThrough: Rules = { createHTML: (html) => html, createScriptURL: (url) => url }
let policy: Rules | undefined

/** The site's policy, the only one besides DOMPurify's that the host's headers allow (src/hosting). */
function sitePolicy(): Rules {
  policy ??= window.trustedTypes?.createPolicy("site", passThrough) ?? passThrough
  return policy
}

/** Marks HTML as trusted. Only for sanitised HTML. */
export function trustedMarkup(cleanHtml: string): string {
  return sitePolicy().createHTML(cleanHtml)
}

/** Marks a script URL as trusted. Only for URLs from the settings or the code. */
export function trustedScriptUrl(url: string): string {
  return sitePolicy().createScriptURL(url)
}
